import type { MiddlewareHandler } from 'hono'
import { localHosts } from '#core/foundation/region/regions.ts'
import { ApiError } from '../../api-error.ts'
import type { Config } from '../../services.ts'
import type { Env } from '../bindings.ts'
import { originsOfSite } from './site-origins.ts'

/** Names under which a browser on this machine reaches itself. */
const ownNames = ['localhost', '127.0.0.1', '[::1]', ...localHosts]

const namesOf = ({ host, origins: { portal, ...others } }: Config): ReadonlySet<string> =>
  new Set([
    ...ownNames,
    host.includes(':') ? `[${host}]` : host,
    ...[...Object.values(portal), ...Object.values(others)].map(
      (origin) => new URL(origin).hostname,
    ),
  ])

const changing = new Set(['PUT', 'POST', 'PATCH', 'DELETE'])

/**
 * Responds only under configured host names, so that a foreign page whose name resolves to this
 * machine (DNS rebinding) gets nothing. Changes must come from our own pages, or from clients other
 * than browsers.
 */
export const knownHosts = (config: Config): MiddlewareHandler<Env> => {
  const names = namesOf(config)
  const origins = originsOfSite(config, 'portal')
  return async ({ req }, next) => {
    const host = req.header('Host') ?? new URL(req.url).host
    const url = URL.parse(`http://${host}`)
    if (url === null || !names.has(url.hostname)) throw new ApiError('notFound')
    const origin = req.header('Origin')
    if (changing.has(req.method) && origin !== undefined && !origins.includes(origin)) {
      throw new ApiError('originRefused', { params: { origin } })
    }
    await next()
  }
}
