import { ClientError } from '#core/foundation/errors/client-error.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { updateQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { CalculatorInput } from '#core/insurance/rating/model.ts'
import { callsWithoutNotification } from '#core/platform/api/call-options.ts'
import type { ActionContext } from '../../frame/actions/action.ts'
import { errorReasons } from '../../frame/errors/error-reasons.ts'
import { refreshQuotes } from '../quote-queries.ts'
import { quoteVersion } from './saved-quote.ts'

/**
 * Saves the saved terms of a quote at their new price, or with a change. Reopens the quote without
 * unsaved edits.
 */
export const saveTerms = async (
  quote: QuoteRow,
  { portal, edits }: ActionContext,
  change: Partial<CalculatorInput> = {},
): Promise<void> => {
  const { wording, notifications } = portal
  await wording.load('underwriting')
  // One notification shows the failure.
  const api = callsWithoutNotification(portal.api)
  try {
    const saved = await api.call(getQuoteById, { params: { id: quote.id } })
    const initialRequestData = { ...saved.initialRequestData, ...change }
    await api.call(updateQuote, { ...quoteVersion(quote), body: { initialRequestData } })
    notifications.show('success', wording.t('underwriting:edits.updated'))
    await edits?.reset()
    edits?.reopen()
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    notifications.show(
      'error',
      `${wording.t('underwriting:edits.updateFailed')} ${errorReasons(error)}`,
    )
  } finally {
    await refreshQuotes(portal)
  }
}
