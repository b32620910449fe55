import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import type { Formats } from '../../frame/formats/formats.ts'

/** The summary of a quote, for confirmations and dialogs. */
export const quoteSummary = (
  quote: QuoteRow,
  { t, money, wholeMoney, day }: Formats,
): [string, string][] => [
  [t('portal:field.company'), quote.companyName],
  [t('portal:field.quoteNumber'), quote.quoteNumber],
  [t('portal:field.policyHolder'), `${quote.customerFirstName} ${quote.customerLastName}`.trim()],
  [t('portal:field.limit'), wholeMoney(quote.limit, quote.currency)],
  [
    t('portal:field.deductible', {}, ownTermsOf(quote.product)),
    wholeMoney(quote.deductible, quote.currency),
  ],
  [t('portal:field.effective'), day(quote.effectiveDate)],
  [t('portal:field.ends'), day(quote.endDate)],
  [t('portal:field.totalPremium'), money(quote.totalPremium, quote.currency)],
]
