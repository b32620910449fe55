import { getEventExclusions, getIrpm } from '#core/insurance/quotes/adjustment-endpoints.ts'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { Dialog } from '#core/platform/dialogs/dialog.ts'
import type { ActionContext } from '../../../frame/actions/action.ts'
import { opens } from '../../../frame/actions/steps.ts'
import { showsQuotes } from '../shows-quotes.ts'
import {
  brokerFeeDialog,
  eventExclusionsDialog,
  irpmDialog,
  mgaFeeDialog,
  type Adjusted,
} from './adjustment-dialogs.ts'

const step = (dialog: Dialog<Adjusted, true>, done: WordingKey) =>
  opens<QuoteRow, Adjusted, true>(dialog, {
    input: ({ id, modified }) => ({ quoteId: id, modified }),
    done,
    refetches: [...showsQuotes, getIrpm, getEventExclusions, searchActivity],
    reopens: true,
  })

const steps = {
  irpm: step(irpmDialog, 'adjustments:irpm.done'),
  events: step(eventExclusionsDialog, 'adjustments:events.done'),
  brokerFee: step(brokerFeeDialog, 'adjustments:brokerFee.done'),
  mgaFee: step(mgaFeeDialog, 'adjustments:mgaFee.done'),
} as const

/** What an underwriter adjusts of a quote. */
export type Adjustment = keyof typeof steps

/** Opens the editor of an adjustment, with what is saved now. */
export const adjustQuote = async (
  adjustment: Adjustment,
  quote: QuoteRow,
  context: ActionContext,
): Promise<void> => {
  const { api, queries, wording, notifications } = context.portal
  await wording.load('adjustments')
  await queries.refresh(getIrpm, getEventExclusions)
  if (adjustment === 'irpm') {
    const { offered } = await api.call(getIrpm, { query: { quoteId: quote.id } })
    if (!offered) {
      const params = { number: quote.quoteNumber }
      notifications.show('warning', wording.t('adjustments:irpm.notOffered', params))
      return
    }
  }
  await steps[adjustment](quote, context)
}
