import type { Services } from '../../platform/services.ts'
import { getRisk } from './endpoints.ts'
import type { Risk } from './model.ts'

/** Delay before the first read, in milliseconds (spec 2 §9). */
const pause = 5_000
/** Delay between further reads, in milliseconds. */
const furtherPause = 2_000
const maxReads = 15

/**
 * Returns the account's risk once the scan is done. `scan` shows whether it failed or is still
 * running.
 */
export const awaitScan = async (
  { api, clock }: Pick<Services, 'api' | 'clock'>,
  accountId: string,
): Promise<Risk> => {
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      clock.after(ms, resolve)
    })
  const params = { accountId }
  await wait(pause)
  let risk = await api.call(getRisk, { params })
  for (let read = 1; risk.scan === 'running' && read < maxReads; read += 1) {
    await wait(furtherPause)
    risk = await api.call(getRisk, { params })
  }
  return risk
}
