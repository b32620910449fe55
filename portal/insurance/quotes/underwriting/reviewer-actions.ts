import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { Action } from '../../../frame/actions/action.ts'
import { quoteActions } from '../quote-actions.ts'
import { addSubjectivity, editActions, reassess } from './edit-actions.ts'

/** The actions of a quote on the screen of those who review it. */
export const ofReviewers: readonly Action<QuoteRow>[] = [...quoteActions, addSubjectivity, reassess]

/** Also what they do with their edits. */
export const withEdits: readonly Action<QuoteRow>[] = [...editActions, ...ofReviewers]
