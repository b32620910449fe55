import type { Config, Services } from './kernel/services.ts'

/** A server that runs in the platform's process, on ports of its own. */
export interface Companion {
  /** Its ports, relative to the platform's. */
  readonly ports: readonly number[]
  /** Starts it; returns the function that stops it. */
  start(services: Services): Promise<() => Promise<void>>
}

/** Simulated third parties of a demo. The platform gets their accounts and calls them over HTTP. */
export interface Companions {
  /** In the order in which they start. */
  readonly servers: readonly Companion[]
  /** Names and addresses for the operator. */
  readonly addresses: readonly (readonly [name: string, address: string])[]
  /** The platform's accounts at them; read once the data folder is locked. */
  accounts(): Promise<Pick<Config, 'processor' | 'identity'>>
}
