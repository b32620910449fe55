import type { Clock } from '../../foundation/clock/clock.ts'
import type { Host } from '../../foundation/host/host.ts'
import type { WireCall } from './encode.ts'
import type { Endpoint } from './endpoint.ts'

/** Milliseconds in which the same input counts as a repetition; later it is another act. */
const ttl = 600_000
const maxKeys = 10

/** The `Idempotency-Key` of a call. */
export interface IdempotencyKey {
  readonly value: string
  /** Forgets the key, because the outcome is known: the same input is another act from now on. */
  settle(): void
}

/** Gives each call a key, and the same key to a repeated call whose outcome is unknown. */
export const createIdempotencyKeys = (
  host: Pick<Host, 'randomId'>,
  clock: Pick<Clock, 'monotonic'>,
): ((endpoint: Endpoint, call: WireCall) => IdempotencyKey | undefined) => {
  const unsettled = new Map<string, IdempotencyKey & { readonly ends: number }>()
  return ({ id, idempotency }, call) => {
    if (idempotency !== 'key') return undefined
    const act = JSON.stringify([id, call])
    const now = clock.monotonic()
    const known = unsettled.get(act)
    if (known && known.ends > now) return known
    if (unsettled.size === maxKeys) unsettled.clear()
    const settle = () => void unsettled.delete(act)
    const attempt = { value: host.randomId(), ends: now + ttl, settle }
    unsettled.set(act, attempt)
    return attempt
  }
}
