import type { AddressPolicy } from './addresses.ts'
import type { DnsResolver } from './dns-resolver.ts'

/** What the network scanner works with; tests scan servers of their own. */
export interface NetworkOptions {
  readonly names: DnsResolver
  readonly allows: AddressPolicy
  readonly ports: { readonly https: number; readonly http: number }
}
