import type { HttpBindings } from '@hono/node-server'
import type { Locale, Region } from '#core/foundation/region/regions.ts'

/** What a request brings beside itself: the node socket on a port, an address in tests. */
export interface Bindings extends Partial<HttpBindings> {
  readonly ip?: string
}

/** What is known of a request before a route answers it. */
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
