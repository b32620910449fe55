import type { MiddlewareHandler } from 'hono'
import type { Env } from './bindings.ts'

/** Headers of every answer that is not a page: nothing may be framed, sniffed or kept. */
export const apiHeaders: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  const { headers } = c.res
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  if (!headers.has('Content-Security-Policy')) {
    headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  }
}
