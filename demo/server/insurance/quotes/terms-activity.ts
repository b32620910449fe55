import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { changesBetween } from '../activity/changes.ts'
import { logChanged } from '../activity/log.ts'
import type { QuoteRecord } from './tables.ts'

/** The fields of a quote that its form changes. */
const termsOf = (quote: QuoteRecord) => ({
  limit: quote.limit,
  deductible: quote.deductible,
  effectiveDate: quote.effectiveDate,
  premium: quote.premium,
  contactName: `${quote.customerFirstName} ${quote.customerLastName}`.trim(),
  contactEmail: quote.customerEmail,
  contactPhone: quote.customerPhone,
})

/** Logs changed terms and another contact of a quote. Call it in the transaction of the change. */
export const logTerms = (
  services: Services,
  viewer: Viewer,
  before: QuoteRecord,
  after: QuoteRecord,
): Promise<void> => {
  const { accountId, quoteNumber } = before
  const changes = changesBetween(termsOf(before), termsOf(after))
  return logChanged(services, viewer, { accountId, subject: 'terms', quoteNumber }, changes)
}
