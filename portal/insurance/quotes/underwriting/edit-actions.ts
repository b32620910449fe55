import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { openQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { action, type Action } from '../../../frame/actions/action.ts'
import { allows, isReady } from '../saved-quote.ts'
import { addSubjectivityDialog } from '../subjectivities/subjectivity-dialogs.ts'
import { cancelToInbox, resetQuote, updateQuote } from './settle-quote-edits.ts'

/** An action of underwriters on their edits, which asks its own question. */
const settles = (
  step: Pick<Action<QuoteRow>, 'id' | 'label' | 'icon' | 'perform'>,
): Action<QuoteRow> =>
  action({
    ...step,
    needs: 'quote:review',
    visible: allows('update'),
    unsaved: 'keep',
  })

/** The actions of underwriters on their edits of the quote on screen (spec 2 §2). */
export const editActions = [
  settles({
    perform: updateQuote,
    id: 'update-quote',
    label: (quote) =>
      isReady(quote) ? 'underwriting:edits.updateTerms' : 'underwriting:edits.update',
    icon: 'check',
  }),
  settles({
    perform: resetQuote,
    id: 'reset-quote',
    label: 'underwriting:edits.reset',
    icon: 'refresh',
  }),
  settles({
    perform: cancelToInbox,
    id: 'cancel-to-inbox',
    label: 'underwriting:edits.cancel',
    icon: 'inbox',
  }),
] as const

/** Reprices the saved terms; the reassessment warning refers to it in every status. */
export const updateAgain = action<QuoteRow>({
  ...settles({
    perform: updateQuote,
    id: 'update-quote',
    label: 'underwriting:edits.update',
    icon: 'check',
  }),
  asks: true,
})

/** Rescans the account on a quote's screen, independent of edits. */
export const reassess = action<QuoteRow>({
  id: 'reassess',
  label: 'underwriting:reassess',
  icon: 'refresh',
  asks: true,
  visible: () => true,
  needs: 'quote:review',
  unsaved: 'keep',
  perform: async (quote, context) => (await import('../lazy-steps.ts')).reassess(quote, context),
})

/** Adds a subjectivity, also while the terms are being edited. */
export const addSubjectivity = action<QuoteRow>({
  id: 'add-subjectivity',
  label: 'subjectivities:add',
  icon: 'plus',
  asks: true,
  visible: ({ status }) => openQuoteStatuses.some((each) => each === status),
  needs: 'quote:review',
  unsaved: 'keep',
  async perform({ id: quoteId }, { portal }) {
    await portal.dialogs.open(addSubjectivityDialog, { quoteId })
  },
})
