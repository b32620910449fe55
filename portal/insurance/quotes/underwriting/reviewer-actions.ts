import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { Action } from '../../../frame/actions/action.ts'
import { quoteActions } from '../quote-actions.ts'
import { addSubjectivity, editActions, reassess, updateAgain } from './edit-actions.ts'

/** The actions on the quote screen of reviewers. */
const always: readonly Action<QuoteRow>[] = [...quoteActions, addSubjectivity, reassess]

/** Without unsaved edits. */
export const reviewerActions: readonly Action<QuoteRow>[] = [...always, updateAgain]

/** With unsaved edits. */
export const reviewerEditActions: readonly Action<QuoteRow>[] = [...editActions, ...always]
