import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { Action } from '../../../frame/actions/action.ts'
import { quoteActions } from '../quote-actions.ts'
import { addSubjectivity, editActions, reassess, updateAgain } from './edit-actions.ts'

/** The actions of a quote on the screen of those who review it. */
const always: readonly Action<QuoteRow>[] = [...quoteActions, addSubjectivity, reassess]

/** Where nothing is edited. */
export const reviewerActions: readonly Action<QuoteRow>[] = [...always, updateAgain]

/** Also what they do with their edits. */
export const reviewerEditActions: readonly Action<QuoteRow>[] = [...editActions, ...always]
