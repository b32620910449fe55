import type { CalculatorAnswer } from '#core/insurance/rating/model.ts'
import {
  busySeconds,
  slowMs,
  testOutcomeOf,
  type TestOutcome,
} from '#core/insurance/sandbox/companies.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Context } from '../../kernel/context.ts'
import type { Services } from '../../kernel/services.ts'

/** The test outcome encoded in a company name; undefined for live records. */
export const namedOutcomeOf = (
  { database }: Pick<Services, 'database'>,
  name: string | undefined,
): TestOutcome | undefined => (database.mode() === 'test' ? testOutcomeOf(name) : undefined)

/** Refers the price if the company name encodes a referral. */
export const withNamedReferral = (
  services: Pick<Services, 'database'>,
  name: string | undefined,
  price: CalculatorAnswer,
): CalculatorAnswer =>
  namedOutcomeOf(services, name) === 'refer' && !price.referToUnderwriter
    ? {
        ...price,
        referToUnderwriter: true,
        referralReasons: [{ code: 'HAZARD_CLASS', params: {} }],
      }
    : price

/** Limits slow requests per network, so that waiting requests cannot fill the server. */
const slowLimit = { calls: 10, seconds: 60 } as const

/** Waits until the time is over or the caller has disconnected. */
const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Fails a request if the company name encodes a failure. */
export const injectNamedFault = async (
  { services, ip, request }: Pick<Context, 'services' | 'ip' | 'request'>,
  name: string | undefined,
): Promise<void> => {
  switch (namedOutcomeOf(services, name)) {
    case 'error':
      throw new ApiError('internal')
    case 'busy':
      throw new ApiError('tooManyRequests', { headers: { 'Retry-After': String(busySeconds) } })
    case 'slow':
      await services.limits.take('test slow', ip, slowLimit)
      await services.concurrency.pause(() => wait(slowMs, request.signal))
      throw new ApiError('unavailable')
    default:
  }
}
