import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { changesBetween } from '../../../kernel/activity/changes.ts'
import { logChange } from '../../../kernel/activity/log.ts'
import { quoteSubject } from '../../activity/subjects.ts'
import type { PriceRecord, QuoteRecord } from '../tables.ts'

/** A quote with its price. */
export interface PricedQuote extends Pick<PriceRecord, 'input' | 'price'> {
  readonly quote: QuoteRecord
}

/** The coverages of a price with their selection. */
const linesOf = ({ coverages }: PricedQuote['price']) =>
  Object.fromEntries(
    Object.entries(coverages).map(([id, { selected }]) => [`coverage.${id}`, selected]),
  )

/** The quote fields that its form changes, by part of the log. */
const partsOf = ({ quote, input, price }: PricedQuote) => ({
  terms: {
    limit: quote.limit,
    deductible: quote.deductible,
    waitingPeriod: price.global.waitingPeriod,
    retroActivePeriod: price.global.retroActivePeriod,
    effectiveDate: quote.effectiveDate,
    premium: quote.premium,
    contactName: `${quote.customerFirstName} ${quote.customerLastName}`.trim(),
    contactEmail: quote.customerEmail,
    contactPhone: quote.customerPhone,
    ...linesOf(price),
  },
  security: { ...input.securityAnswers },
})

/** Logs changed terms, answers and contacts of a quote. Call it in the transaction of the change. */
export const logTerms = async (
  services: Services,
  viewer: Viewer,
  before: PricedQuote,
  after: PricedQuote,
): Promise<void> => {
  // the client that has read this version has already seen the change
  const at = after.quote.modified
  const parts = [partsOf(before), partsOf(after)] as const
  for (const subject of ['terms', 'security'] as const) {
    const changes = changesBetween(parts[0][subject], parts[1][subject])
    await logChange(services, viewer, quoteSubject(before.quote, subject), changes, { at })
  }
}
