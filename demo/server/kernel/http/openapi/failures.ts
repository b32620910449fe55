import type { KnownEndpoint } from '#core/catalogue.ts'
import { errorCatalogue, statusOf, type ErrorCode } from '#core/error-catalogue.ts'
import { impersonationOf } from '#core/platform/permissions/impersonation.ts'
import { rateLimitOf } from '#core/platform/api/endpoint.ts'
import type { Limit } from '../../limits/model.ts'
import { limitGroups } from '../bounds/rate-limits.ts'

/** The errors that an endpoint returns before its handler runs. */
const generalErrors = (endpoint: KnownEndpoint): readonly ErrorCode[] => [
  ...(endpoint.query || endpoint.body ? (['invalidInput'] as const) : []),
  ...(endpoint.body ? (['malformedJson', 'bodyTooComplex', 'bodyTooLarge'] as const) : []),
  ...(endpoint.params ? (['notFound'] as const) : []),
  ...(endpoint.audience === 'token' ? (['sessionExpired', 'forbidden'] as const) : []),
  ...(impersonationOf(endpoint) === 'refused' ? (['closedToImpersonation'] as const) : []),
  ...(endpoint.path.startsWith('/api/')
    ? (['originRefused', 'addressTooLong', 'headerTooLong'] as const)
    : []),
  ...(endpoint.idempotency === 'key'
    ? (['invalidInput', 'answerNotStored', 'idempotencyKeyReused'] as const)
    : []),
  'tooManyRequests',
]

/**
 * Every error code that an endpoint documents, by status; any endpoint may also return 500 and 503.
 */
export const failuresOf = (endpoint: KnownEndpoint): ReadonlyMap<number, readonly ErrorCode[]> =>
  Map.groupBy(new Set([...(endpoint.errors ?? []), ...generalErrors(endpoint)]), statusOf)

/** The rate limits of a call's group as text. */
const limitsText = (endpoint: KnownEndpoint): string => {
  const { token, key, ip } = limitGroups[rateLimitOf(endpoint)]
  const text = ({ calls, seconds }: Limit): string => `${calls} in ${seconds} s`
  return `Calls: ${text(token)} with one token, ${text(key)} with one key, ${text(ip)} from one address.\n\n`
}

/** The codes of a status, each with its cause, in Markdown. */
export const failureText = (endpoint: KnownEndpoint, codes: readonly ErrorCode[]): string => {
  const causes = codes.map((code) => `\`${code}\`: ${errorCatalogue.get(code)?.cause ?? ''}`)
  const limits = codes.includes('tooManyRequests') ? limitsText(endpoint) : ''
  return `${limits}${causes.join('\n\n')}`
}
