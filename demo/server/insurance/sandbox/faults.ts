import { busySeconds, slowMs } from '#core/insurance/sandbox/companies.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Context } from '../../kernel/context.ts'
import { outcomeIn } from './outcome.ts'

/** Slow calls of one network, so that they cannot fill the server with waiting ones. */
const slowLimit = { calls: 10, seconds: 60 } as const

/** Waits until the time is over or the caller has gone. */
const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Fails a call in test mode as the name of its company says. */
export const failAsNamed = async (
  { services, ip, request }: Pick<Context, 'services' | 'ip' | 'request'>,
  name: string | undefined,
): Promise<void> => {
  switch (outcomeIn(services, name)) {
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
