import type { MiddlewareHandler } from 'hono'
import { baseRegion } from '#core/foundation/region/regions.ts'
import type { Config } from '../../services.ts'
import type { Env } from '../bindings.ts'

/** Pages whose address contains a one-time token or a personal link send no referrer. */
const secretAddresses =
  /^\/(loading|validate|signup-validation|confirmUser|confirmPasswordReset|confirmMfaReset)\/./

/** The pop-up of a host page posts its result to its opener, so it must stay connected to it. */
const popUps = /^\/authorize$/

/** Browser features that the portal and its frames do not use. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
].map((name) => `${name}=()`)

type HeaderTable = Readonly<Record<string, string>>

/** Headers of a portal page in addition to its policy, by address. */
export const pageHeaders = (path: string): HeaderTable => ({
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': popUps.test(path) ? 'unsafe-none' : 'same-origin',
  'Referrer-Policy': secretAddresses.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.join(', '),
})

/** Seconds for which a browser uses only TLS after its first visit. */
const strictFor = 365 * 86_400

/** Behind TLS every response requires TLS. */
export const transportHeaders =
  ({ origins }: Pick<Config, 'origins'>): MiddlewareHandler<Env> =>
  async (c, next) => {
    await next()
    if (!origins.portal[baseRegion].startsWith('https:')) return
    c.res.headers.set('Strict-Transport-Security', `max-age=${strictFor}; includeSubDomains`)
  }

/** Headers of every response that is not a page: no framing, no sniffing, no caching. */
export const apiHeaders: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  const { headers } = c.res
  headers.set('X-Content-Type-Options', 'nosniff')
  if (!headers.has('Referrer-Policy')) {
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  }
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  if (!headers.has('Content-Security-Policy')) {
    headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  }
}
