import type { Services } from '../../platform/services.ts'
import { getRisk } from '../risk/endpoints.ts'
import type { Risk } from '../risk/model.ts'
import { reassessRisk } from './reassessment.ts'
import type { Quote } from './model.ts'

/** Milliseconds until the new scores are read (spec 2 §9). */
const pause = 5_000
/** Milliseconds between further reads while the scan still runs. */
const furtherPause = 2_000
const mostReads = 15

/**
 * Assesses the risk of a quote's account again. The risk once the scan is done; its `scan` tells
 * whether it failed or still runs.
 */
export const reassess = async (
  { api, clock }: Pick<Services, 'api' | 'clock'>,
  {
    accountId,
    id,
    product,
    agentEmail,
  }: Pick<Quote, 'accountId' | 'id' | 'product' | 'agentEmail'>,
): Promise<Risk> => {
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      clock.after(ms, resolve)
    })
  const params = { accountId }
  await api.call(reassessRisk, { params, body: { quoteId: id, product, agentEmail } })
  await wait(pause)
  let risk = await api.call(getRisk, { params })
  for (let read = 1; risk.scan === 'running' && read < mostReads; read += 1) {
    await wait(furtherPause)
    risk = await api.call(getRisk, { params })
  }
  return risk
}
