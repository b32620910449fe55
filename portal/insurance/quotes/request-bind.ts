import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { opens, type Step } from '../../frame/actions/steps.ts'
import { requestToBindDialog } from './quote-dialogs.ts'
import { quoteQueries } from '../quote-queries.ts'

/**
 * Requests to bind a quote. The server's responses reflect the change after a second (spec 2 §9).
 */
export const requestBind: Step<QuoteRow> = opens(requestToBindDialog, {
  input: ({ id, modified }) => ({ quoteId: id, modified }),
  refetches: quoteQueries,
  settles: 1_000,
})
