import type { AddressPolicy } from './addresses.ts'
import type { DnsResolver } from './dns-resolver.ts'

/** The network scanner's environment; tests scan their own servers. */
export interface NetworkOptions {
  readonly dns: DnsResolver
  readonly allows: AddressPolicy
  readonly ports: { readonly https: number; readonly http: number }
}
