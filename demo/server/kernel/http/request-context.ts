import type { MiddlewareHandler } from 'hono'
import { headerNames } from '#core/platform/api/headers.ts'
import type { Services } from '../services.ts'
import type { Env } from './bindings.ts'
import { localeFor, regionOf } from './locale.ts'
import { callerOf, networkOf } from './origins/network.ts'

const requestIdPattern = /^[\w-]{8,64}$/

/** Determines the id, network, region and language of a request. */
export const requestContext =
  (services: Services): MiddlewareHandler<Env> =>
  async (c, next) => {
    const request = c.req.raw
    const header = request.headers.get(headerNames.requestId) ?? ''
    const requestId = requestIdPattern.test(header) ? header : services.newId()
    const region = regionOf(request)
    c.set('requestId', requestId)
    c.set('region', region)
    c.set('locale', localeFor(request, region))
    // requests of tests have no socket
    const env = c.env as Env['Bindings'] | undefined
    const peer = env?.ip ?? env?.incoming?.socket.remoteAddress ?? 'unknown'
    const forwarded = request.headers.get('X-Forwarded-For')
    const { proxies = 0 } = services.config
    c.set('ip', networkOf(callerOf({ peer, forwarded, proxies })))
    await next()
    c.res.headers.set(headerNames.requestId, requestId)
  }
