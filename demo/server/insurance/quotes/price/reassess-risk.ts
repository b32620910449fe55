import type { Reassessment } from '#core/insurance/quotes/price/reassessment-endpoint.ts'
import type { Risk } from '#core/insurance/risk/model.ts'
import { notFound } from '../../../kernel/api-error.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { requestRiskScan } from '../../risk/refresh-risk.ts'
import { readQuote } from '../read-quote.ts'

/** Queues a scan of a quote's account; 404 if the quote belongs to another account. */
export const reassessRisk = async (
  services: Services,
  viewer: Viewer,
  accountId: string,
  { quoteId, product }: Reassessment,
): Promise<Risk> => {
  const quote = await readQuote(services, viewer, { quoteId, product })
  if (quote.accountId !== accountId) throw notFound()
  return requestRiskScan(services, viewer, accountId)
}
