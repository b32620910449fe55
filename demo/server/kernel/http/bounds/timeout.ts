import type { MiddlewareHandler } from 'hono'
import { ApiError } from '../../api-error.ts'
import type { Services } from '../../services.ts'
import type { Env } from '../bindings.ts'

/** Milliseconds until a call gets 503. */
export const maxCallTime = 30_000

/** The same for exports and for calls that act on many records. */
export const maxLongCallTime = 120_000

const timedOut = (): ApiError => new ApiError('overloaded', { headers: { 'Retry-After': '1' } })

/**
 * Responds to a call on a timeout and rolls back its later work. A stream has the timeout until it
 * opens. On the embedded database a query blocks the thread, so the response comes after it.
 */
export const callTimeout =
  ({ database, config }: Pick<Services, 'database' | 'config'>): MiddlewareHandler<Env> =>
  async (c, next) => {
    const controller = new AbortController()
    const { promise: expiry, reject } = Promise.withResolvers<never>()
    const expire = (): void => {
      const error = timedOut()
      controller.abort(error)
      reject(error)
    }
    let maxLength = config.maxCallTime ?? maxCallTime
    let timer = setTimeout(expire, maxLength)
    const restart = (): void => {
      clearTimeout(timer)
      timer = setTimeout(expire, maxLength)
    }
    c.set('timeout', {
      extend() {
        maxLength = maxLongCallTime
        restart()
      },
      async pause(work) {
        clearTimeout(timer)
        try {
          return await work()
        } finally {
          restart()
        }
      },
    })
    try {
      await Promise.race([database.abortable(controller.signal, next), expiry])
    } finally {
      clearTimeout(timer)
    }
  }
