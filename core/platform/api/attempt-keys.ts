import type { Clock } from '../../foundation/clock/clock.ts'
import type { Host } from '../../foundation/host/host.ts'
import type { WireCall } from './encode.ts'
import type { Endpoint } from './endpoint.ts'
import { isRaw } from './transport.ts'

/** Milliseconds in which a person repeats a call; the same input later is meant to act again. */
const life = 600_000
const mostKeys = 10

/** The `Idempotency-Key` of one call. */
export interface AttemptKey {
  readonly value: string
  /** The outcome is known: the same input is another act from now on. */
  settle(): void
  /** Nobody knows whether the call acted: the next one with the same input repeats it. */
  keep(): void
}

/** Gives each call a key, and the same one to a call that repeats one without a known outcome. */
export const createAttemptKeys = (
  host: Pick<Host, 'randomId'>,
  clock: Pick<Clock, 'monotonic'>,
): ((endpoint: Endpoint, call: WireCall) => AttemptKey | undefined) => {
  const kept = new Map<string, { readonly value: string; readonly at: number }>()
  return ({ id, idempotency }, { path, query, body }) => {
    if (idempotency !== 'key') return undefined
    const act = isRaw(body) ? undefined : JSON.stringify([id, path, query, body])
    const known = act === undefined ? undefined : kept.get(act)
    const isRepeat = known !== undefined && clock.monotonic() - known.at < life
    const value = isRepeat ? known.value : host.randomId()
    return {
      value,
      settle() {
        if (act !== undefined) kept.delete(act)
      },
      keep() {
        if (act === undefined) return
        kept.set(act, { value, at: isRepeat ? known.at : clock.monotonic() })
        const [oldest] = kept.keys()
        if (kept.size > mostKeys && oldest !== undefined) kept.delete(oldest)
      },
    }
  }
}
