import { vi } from 'vitest'
import type { Services } from '../kernel/services.ts'

/**
 * Until mocks are restored, comparisons of secrets (or new hashes) resolve only after several
 * callers have started one, so that the callers certainly continue at the same time. Turns are
 * disabled, because calls of one caller run one at a time on the embedded database.
 */
export const hashTogether = (
  { offload, concurrency }: Pick<Services, 'offload' | 'concurrency'>,
  what: 'matches' | 'hashes',
  callers = 2,
): void => {
  const { inTurn } = offload
  const allStarted = Promise.withResolvers<void>()
  let waiting = 0
  vi.spyOn(concurrency, 'run').mockImplementation((_turn, _signal, work) => work())
  vi.spyOn(offload, 'inTurn').mockImplementation(async (lane, work) => {
    const outcome = await inTurn(lane, work)
    if ((typeof outcome === 'boolean') !== (what === 'matches')) return outcome
    waiting += 1
    if (waiting === callers) allStarted.resolve()
    await allStarted.promise
    return outcome
  })
}
