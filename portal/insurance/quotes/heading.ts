import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { quoteSectionOf, type QuoteSection } from '#core/insurance/quotes/agency-statuses.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { WordingParams } from '#core/foundation/wording/wording.ts'

const keys = {
  open: 'quotes:title',
  'request-to-bind-sent': 'quotes:requested',
  'already-bound': 'quotes:bound',
  invalid: 'quotes:invalid',
} as const satisfies Record<QuoteSection, WordingKey>

/** The section of a quote in an agency's view; an unknown status counts as open. */
export const sectionOf = (quote: Pick<QuoteRow, 'agencyStatus'>): QuoteSection =>
  quote.agencyStatus === 'unknown' ? 'open' : quoteSectionOf[quote.agencyStatus]

/** The heading of a quote's screen (spec 2 §4). */
export const headingOf = (
  quote: Pick<QuoteRow, 'agencyStatus' | 'quoteNumber' | 'companyName' | 'agencyName'>,
): { readonly key: WordingKey; readonly params: WordingParams } => ({
  key: keys[sectionOf(quote)],
  params: { number: quote.quoteNumber, company: quote.companyName, agency: quote.agencyName },
})
