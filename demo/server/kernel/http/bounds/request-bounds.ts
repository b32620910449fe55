import type { MiddlewareHandler } from 'hono'
import { headerNames } from '#core/platform/api/headers.ts'
import { ApiError } from '../../api-error.ts'
import type { Env } from '../bindings.ts'

/** Maximum length of an address with its query. */
const maxAddressLength = 8_192

/** Maximum length of the headers that calls read. */
const maxHeaderLengths: Readonly<Record<string, number>> = {
  Accept: 1_024,
  'Accept-Language': 1_024,
  Authorization: 8_192,
  // a browser also sends cookies of other servers on the same host
  Cookie: 16_384,
  Origin: 512,
  'X-Forwarded-For': 4_096,
  [headerNames.idempotencyKey]: 128,
  [headerNames.ifMatch]: 64,
  [headerNames.region]: 64,
  [headerNames.requestId]: 256,
  [headerNames.timeZone]: 128,
}

/** Rejects calls whose address or headers exceed their maximum length. */
export const requestBounds: MiddlewareHandler<Env> = async (c, next) => {
  const { url, headers } = c.req.raw
  if (url.length > maxAddressLength) throw new ApiError('addressTooLong')
  for (const [name, maxLength] of Object.entries(maxHeaderLengths)) {
    if ((headers.get(name)?.length ?? 0) > maxLength) throw new ApiError('headerTooLong')
  }
  await next()
}
