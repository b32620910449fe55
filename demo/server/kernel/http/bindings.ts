import type { HttpBindings } from '@hono/node-server'
import type { Locale, Region } from '#core/foundation/region/regions.ts'

/** The environment of a request: the node socket on a port, an address in tests. */
export interface Bindings extends Partial<HttpBindings> {
  readonly ip?: string
}

/** The facts of a request before a route answers it. */
export interface Known {
  requestId: string
  region: Region
  locale: Locale
  ip: string
}

export interface Env {
  Bindings: Bindings
  Variables: Known
}
