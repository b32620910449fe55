import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { action, type Action } from '../../../frame/actions/action.ts'
import { allows } from '../saved-quote.ts'
import { isReady } from './is-ready.ts'
import * as settling from './settle-quote-edits.ts'

/** A step that underwriters take with their edits, after a question of its own. */
const settles = (
  step: 'updateQuote' | 'resetQuote' | 'cancelToInbox',
  { id, label, icon }: Pick<Action<QuoteRow>, 'id' | 'label' | 'icon'>,
): Action<QuoteRow> =>
  action({
    id,
    label,
    icon,
    needs: 'quote:review',
    visible: allows('update'),
    unsaved: 'keep',
    perform: settling[step],
  })

/** What underwriters do with their edits of the quote on screen (spec 2 §2). */
export const editActions = [
  settles('updateQuote', {
    id: 'update-quote',
    label: (quote) =>
      isReady(quote) ? 'underwriting:edits.updateTerms' : 'underwriting:edits.update',
    icon: 'check',
  }),
  settles('resetQuote', {
    id: 'reset-quote',
    label: 'underwriting:edits.reset',
    icon: 'refresh',
  }),
  settles('cancelToInbox', {
    id: 'cancel-to-inbox',
    label: 'underwriting:edits.cancel',
    icon: 'inbox',
  }),
] as const
