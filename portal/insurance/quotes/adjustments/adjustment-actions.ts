import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { Action } from '../../../frame/actions/action.ts'
import { allows, onSavedQuote } from '../saved-quote.ts'
import type { Adjustment } from './adjust-quote.ts'

/** Opens an underwriter's editor on the saved terms. */
const adjusts = (
  adjustment: Adjustment,
  { id, label, icon }: Pick<Action<QuoteRow>, 'id' | 'label' | 'icon'>,
): Action<QuoteRow> =>
  onSavedQuote({
    id,
    label,
    icon,
    asks: true,
    visible: allows('update'),
    needs: 'quote:review',
    perform: async (quote, context) =>
      (await import('../lazy-steps.ts')).adjust(adjustment, quote, context),
  })

/** The adjustments of underwriters. */
export const adjustments = [
  adjusts('irpm', { id: 'irpm', label: 'quotes:action.irpm', icon: 'quote' }),
  adjusts('events', { id: 'event-exclusions', label: 'quotes:action.events', icon: 'flag' }),
  adjusts('brokerFee', { id: 'broker-fee', label: 'quotes:action.brokerFee', icon: 'pay' }),
  adjusts('mgaFee', { id: 'mga-fee', label: 'quotes:action.mgaFee', icon: 'pay' }),
]
