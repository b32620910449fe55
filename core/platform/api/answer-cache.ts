import type { Clock } from '../../foundation/clock/clock.ts'
import type { Api, CallArguments } from './api.ts'
import type { AnswerOf, Endpoint } from './endpoint.ts'

/** Answers that change seldom and are used again for a while. */
export interface AnswerCache {
  /** The answer of a call, or the one of the same call that is not older than `life` milliseconds. */
  call<const E extends Endpoint>(
    life: number,
    endpoint: E,
    ...args: CallArguments<E>
  ): Promise<AnswerOf<E>>
  clear(): void
}

/** Makes the cache of a platform. It lives as long as the page. */
export const createAnswerCache = (api: Api, clock: Pick<Clock, 'monotonic'>): AnswerCache => {
  const cached = new Map<string, { readonly at: number; readonly answer: Promise<unknown> }>()
  return {
    call<const E extends Endpoint>(life: number, endpoint: E, ...args: CallArguments<E>) {
      const key = JSON.stringify([endpoint.id, ...args])
      const found = cached.get(key)
      if (found !== undefined && clock.monotonic() - found.at < life) {
        // The key names the endpoint, and with it the shape of the answer.
        return found.answer as Promise<AnswerOf<E>>
      }
      const answer = api.call(endpoint, ...args)
      cached.set(key, { at: clock.monotonic(), answer })
      // A failure is no answer: the next call asks again.
      answer.catch(() => {
        if (cached.get(key)?.answer === answer) cached.delete(key)
      })
      return answer
    },
    clear: () => cached.clear(),
  }
}
