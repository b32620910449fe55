import type { Clock } from '../../foundation/clock/clock.ts'
import type { Api, CallArguments } from './api.ts'
import type { AnswerOf, Endpoint } from './endpoint.ts'

/** Maximum number of stored responses; a new one replaces the oldest. */
export const maxAnswers = 100

/** Caches responses that seldom change. */
export interface AnswerCache {
  /**
   * Returns the response of a call, or a stored response of the same call younger than `ttl`
   * milliseconds.
   */
  call<const E extends Endpoint>(
    ttl: number,
    endpoint: E,
    ...args: CallArguments<E>
  ): Promise<AnswerOf<E>>
  clear(): void
}

/** Creates the response cache of a platform. It lives as long as the page. */
export const createAnswerCache = (api: Api, clock: Pick<Clock, 'monotonic'>): AnswerCache => {
  const cached = new Map<string, { readonly at: number; readonly answer: Promise<unknown> }>()
  return {
    call<const E extends Endpoint>(ttl: number, endpoint: E, ...args: CallArguments<E>) {
      const key = JSON.stringify([endpoint.id, ...args])
      const found = cached.get(key)
      if (found !== undefined && clock.monotonic() - found.at < ttl) {
        // The key contains the endpoint's id, and so determines the shape of the response.
        return found.answer as Promise<AnswerOf<E>>
      }
      const answer = api.call(endpoint, ...args)
      // a map lists its keys in insertion order, so the first key is the oldest response
      cached.delete(key)
      cached.set(key, { at: clock.monotonic(), answer })
      const [oldest] = cached.keys()
      if (cached.size > maxAnswers && oldest !== undefined) cached.delete(oldest)
      // a failed call is not stored: the next call asks the server again
      answer.catch(() => {
        if (cached.get(key)?.answer === answer) cached.delete(key)
      })
      return answer
    },
    clear: () => cached.clear(),
  }
}
