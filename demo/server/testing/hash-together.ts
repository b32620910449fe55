import { vi } from 'vitest'
import type { Services } from '../kernel/services.ts'

/**
 * Until mocks are restored, comparisons of secrets (or new hashes of them) give their results only once
 * several callers have asked, so that what these do afterwards is certainly at the same time. Calls take
 * no turns meanwhile: those of one caller run one by one on the embedded database.
 */
export const hashTogether = (
  { offload, concurrency }: Pick<Services, 'offload' | 'concurrency'>,
  what: 'matches' | 'hashes',
  callers = 2,
): void => {
  const { inTurn } = offload
  const met = Promise.withResolvers<void>()
  let asked = 0
  vi.spyOn(concurrency, 'run').mockImplementation((_turn, _signal, work) => work())
  vi.spyOn(offload, 'inTurn').mockImplementation(async (lane, work) => {
    const outcome = await inTurn(lane, work)
    if ((typeof outcome === 'boolean') !== (what === 'matches')) return outcome
    asked += 1
    if (asked === callers) met.resolve()
    await met.promise
    return outcome
  })
}
