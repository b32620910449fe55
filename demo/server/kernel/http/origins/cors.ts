import type { HonoRequest, MiddlewareHandler } from 'hono'
import { exchangeHostCode } from '#core/identity/host-sign-in/endpoints.ts'
import { openAccess } from '#core/identity/session/endpoints.ts'
import { headerNames, replayedHeader } from '#core/platform/api/headers.ts'
import { ApiError } from '../../api-error.ts'
import { within } from '../../within.ts'
import type { Env } from '../bindings.ts'

const allowed = ['Authorization', 'Content-Type', 'Accept-Language', ...Object.values(headerNames)]
const exposed = [headerNames.requestId, replayedHeader, 'Retry-After', 'Content-Disposition']
/** Browsers cache a preflight's response for two hours at most. */
const maxAge = 7_200

/**
 * Milliseconds for which the result for an origin is cached, because each call of an embed needs
 * it.
 */
const ttl = 5_000
/** Maximum cached origins, so that invented ones cannot fill the memory. */
const maxOrigins = 1_000
/** Maximum characters of an origin. No registered origin is longer. */
const maxOriginLength = 300

/** Timeout of the look-up of an origin in milliseconds, which precedes the time of the call. */
const lookupTimeout = 10_000

const noAnswer = () => new ApiError('unavailable', { headers: { 'Retry-After': '1' } })

/** Whether pages of an origin may call. */
export type IsKnownOrigin = (origin: string) => Promise<boolean>

/** Caches the results, which both rules below use. */
export const rememberOrigins = (isKnownOrigin: IsKnownOrigin): IsKnownOrigin => {
  const known = new Map<string, { readonly answer: boolean; readonly until: number }>()
  return async (origin) => {
    if (origin.length > maxOriginLength) return false
    const now = performance.now()
    const cached = known.get(origin)
    if (cached && cached.until > now) return cached.answer
    const answer = await within(lookupTimeout, () => isKnownOrigin(origin), noAnswer)
    if (known.size >= maxOrigins) known.clear()
    known.set(origin, { answer, until: now + ttl })
    return answer
  }
}

/** Whether the origin is that of the server, under the host name of the request. */
const isOwn = (origin: string, request: HonoRequest): boolean =>
  URL.parse(origin)?.host === (request.header('Host') ?? new URL(request.url).host)

/**
 * Calls that open a session; their handlers check the origin against the key.
 */
const opening: ReadonlySet<string> = new Set([openAccess.path, exchangeHostCode.path])

/**
 * Allows pages of registered origins to call; tokens are in headers, so no credentials are allowed.
 * Pages of other origins may read errors only, so that they see why they are rejected.
 */
export const cors =
  (isKnown: IsKnownOrigin): MiddlewareHandler<Env> =>
  async (c, next) => {
    const origin = c.req.header('Origin')
    const known = origin !== undefined && (await isKnown(origin))
    if (c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method')) {
      c.res = new Response(null, { status: 204 })
      c.res.headers.set('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
      c.res.headers.set('Access-Control-Allow-Headers', allowed.join(', '))
      c.res.headers.set('Access-Control-Max-Age', String(known ? maxAge : 0))
      if (origin !== undefined) c.res.headers.set('Access-Control-Allow-Origin', origin)
    } else {
      await next()
      const isReadable = known || c.res.status >= 400
      if (origin !== undefined && isReadable) {
        c.res.headers.set('Access-Control-Expose-Headers', exposed.join(', '))
        c.res.headers.set('Access-Control-Allow-Origin', origin)
      }
    }
    c.res.headers.append('Vary', 'Origin')
  }

/**
 * Rejects calls from unregistered origins. Runs after `cors`, so that the page can read the error.
 */
export const registeredOrigins =
  (isKnown: IsKnownOrigin): MiddlewareHandler<Env> =>
  async ({ req }, next) => {
    const origin = req.header('Origin')
    const isElsewhere = origin !== undefined && !isOwn(origin, req) && !opening.has(req.path)
    if (isElsewhere && !(await isKnown(origin))) {
      throw new ApiError('originRefused', { params: { origin } })
    }
    await next()
  }
