import type * as bulk from '#core/insurance/quotes/bulk/endpoints.ts'
import type * as binding from '#core/insurance/quotes/bind/endpoints.ts'
import type * as calls from '#core/insurance/quotes/endpoints.ts'
import type * as renewal from '#core/insurance/quotes/renewal/endpoints.ts'
import type * as underwriting from '#core/insurance/quotes/underwriting/endpoints.ts'
import type { Handler } from '../../kernel/route.ts'

/** Handlers of quote endpoints that depend on policies, licenses, or the account as a whole. */
export interface QuoteWorkflows {
  readonly getQuote: Handler<typeof calls.getQuote>
  readonly getQuoteById: Handler<typeof calls.getQuoteById>
  readonly declineQuote: Handler<typeof underwriting.declineQuote>
  readonly declineQuotes: Handler<typeof bulk.declineQuotes>
  readonly issueQuote: Handler<typeof binding.issueQuote>
  readonly agentIssueQuote: Handler<typeof binding.agentIssueQuote>
  readonly issueQuotes: Handler<typeof bulk.issueQuotes>
  readonly getRenewal: Handler<typeof renewal.getRenewal>
  readonly saveRenewal: Handler<typeof renewal.saveRenewal>
}
