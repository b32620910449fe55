import type { HttpBindings } from '@hono/node-server'
import type { Locale, Region } from '#core/foundation/region/regions.ts'

/** The environment of a request: the node socket on a port, an address in tests. */
export interface Bindings extends Partial<HttpBindings> {
  readonly ip?: string
}

/** The timeout of the current call. */
export interface CallTimeout {
  /** Allows the call the time of a long one. */
  extend(): void
  /** Does not count the time of `work`, which the caller determines: a slow network sends its body. */
  pause<T>(work: () => Promise<T>): Promise<T>
}

/** The facts of a request before a route answers it. */
export interface RequestFacts {
  requestId: string
  region: Region
  locale: Locale
  ip: string
  timeout: CallTimeout
}

export interface Env {
  Bindings: Bindings
  Variables: RequestFacts
}
