import { vi } from 'vitest'
import type { Services } from '../kernel/services.ts'

/**
 * From now on, until mocks are restored, nobody learns whether a secret matches (or its new hash)
 * before several callers have asked: what they do afterwards is sure to be at once.
 */
export const hashTogether = (
  { offload }: Pick<Services, 'offload'>,
  what: 'matches' | 'hashes',
  callers = 2,
): void => {
  const { inTurn } = offload
  const met = Promise.withResolvers<void>()
  let asked = 0
  vi.spyOn(offload, 'inTurn').mockImplementation(async (lane, work) => {
    const outcome = await inTurn(lane, work)
    if ((typeof outcome === 'boolean') !== (what === 'matches')) return outcome
    asked += 1
    if (asked === callers) met.resolve()
    await met.promise
    return outcome
  })
}
