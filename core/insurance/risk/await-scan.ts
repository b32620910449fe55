import type { Services } from '../../platform/services.ts'
import { getRisk } from './endpoints.ts'
import type { Risk } from './model.ts'

/** Milliseconds until the new scores are read (spec 2 §9). */
const pause = 5_000
/** Milliseconds between further reads while the scan still runs. */
const furtherPause = 2_000
const maxReads = 15

/** The risk of an account once its scan is done; its `scan` tells whether that failed or still runs. */
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
