import type { Services } from '../../../platform/services.ts'
import { awaitScan } from '../../risk/await-scan.ts'
import type { Risk } from '../../risk/model.ts'
import { reassessRisk } from './reassessment-endpoint.ts'
import type { Quote } from '../model.ts'

/**
 * Reassesses the risk of a quote's account and returns it once the scan is done. `scan` shows
 * whether it failed or is still running.
 */
export const reassess = async (
  services: Pick<Services, 'api' | 'clock'>,
  {
    accountId,
    id,
    product,
    agentEmail,
  }: Pick<Quote, 'accountId' | 'id' | 'product' | 'agentEmail'>,
): Promise<Risk> => {
  const body = { quoteId: id, product, agentEmail }
  await services.api.call(reassessRisk, { params: { accountId }, body })
  return awaitScan(services, accountId)
}
