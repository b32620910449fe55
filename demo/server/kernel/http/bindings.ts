import type { HttpBindings } from '@hono/node-server'
import type { Locale, Region } from '#core/foundation/region/regions.ts'

/** The environment of a request: the node socket on a port, an address in tests. */
export interface Bindings extends Partial<HttpBindings> {
  readonly ip?: string
}

/** The timeout of the current call. */
export interface CallTimeout {
  /** Extends the timeout to that of a long call. */
  extend(): void
  /**
   * Does not count the time of `work`, which depends on the caller, such as a body over a slow
   * network.
   */
  pause<T>(work: () => Promise<T>): Promise<T>
}

/** Data of a request that is known before its route runs. */
export interface RequestData {
  requestId: string
  region: Region
  locale: Locale
  ip: string
  timeout: CallTimeout
}

export interface Env {
  Bindings: Bindings
  Variables: RequestData
}
