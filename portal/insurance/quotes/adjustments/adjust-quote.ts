import { getEventExclusions, getIrpm } from '#core/insurance/quotes/edit/adjustment-endpoints.ts'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { Dialog } from '#core/platform/dialogs/dialog.ts'
import type { ActionContext } from '../../../frame/actions/action.ts'
import { opens } from '../../../frame/actions/steps.ts'
import { quoteQueries } from '../../quote-queries.ts'
import {
  brokerFeeDialog,
  eventExclusionsDialog,
  irpmDialog,
  mgaFeeDialog,
  type Adjusted,
} from './adjustment-dialogs.ts'

const step = (dialog: Dialog<Adjusted, true>) =>
  opens<QuoteRow, Adjusted, true>(dialog, {
    input: ({ id }) => ({ quoteId: id }),
    refetches: [...quoteQueries, getIrpm, getEventExclusions, searchActivity],
    reopens: true,
  })

const steps = {
  irpm: step(irpmDialog),
  events: step(eventExclusionsDialog),
  brokerFee: step(brokerFeeDialog),
  mgaFee: step(mgaFeeDialog),
} as const

/** The adjustments that underwriters make. */
export type Adjustment = keyof typeof steps

/** Opens the editor of an adjustment with the saved values. */
export const adjustQuote = async (
  adjustment: Adjustment,
  quote: QuoteRow,
  context: ActionContext,
): Promise<void> => {
  const { queries, wording, notifications } = context.portal
  await wording.load('adjustments')
  await queries.refresh(getQuoteById, getIrpm, getEventExclusions)
  await queries.fetch(getQuoteById, { params: { id: quote.id } })
  if (adjustment === 'events') {
    await queries.fetch(getEventExclusions, { params: { id: quote.id } })
  }
  if (adjustment === 'irpm') {
    const { offered } = await queries.fetch(getIrpm, { query: { quoteId: quote.id } })
    if (!offered) {
      const params = { number: quote.quoteNumber }
      notifications.show('info', wording.t('adjustments:irpm.notOffered', params))
      return
    }
  }
  await steps[adjustment](quote, context)
}
