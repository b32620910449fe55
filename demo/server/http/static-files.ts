import type { Handler } from 'hono'
import type { Env } from './bindings.ts'

/** The built files that the platform's own port hands out. */
export interface StaticFiles {
  readonly portal: Handler<Env>
  readonly widgets: Handler<Env>
}
