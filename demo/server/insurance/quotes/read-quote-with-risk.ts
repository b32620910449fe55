import type { Quote } from '#core/insurance/quotes/model.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { readScores } from '../risk/read-risk.ts'
import { readQuote, type QuoteRef } from './read-quote.ts'

/** One quote as its viewer sees it, with the risk of its insured (spec 2 §3). */
export const readQuoteWithRisk = async (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
): Promise<Quote> => {
  const quote = await readQuote(services, viewer, which)
  const { state } = quote
  const risk = await readScores(services, viewer, quote.accountId)
  return {
    ...quote,
    firmographicData: { ...(state !== undefined && { state }) },
    ...(risk && { cowbellRiskFactors: risk }),
  }
}
