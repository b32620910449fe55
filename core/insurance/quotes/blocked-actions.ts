import type { QuoteAction } from './actions.ts'
import { transitionErrorOf, type QuoteState, type TransitionError } from './transitions.ts'

/** Actions that stay visible while blocked, with the missing prerequisite. */
const explainedActions = [
  'sendToCustomer',
  'requestToBind',
  'bypassRules',
  'release',
  'approve',
  'issue',
] as const satisfies readonly QuoteAction[]

/** Errors that the viewer cannot resolve by changing the quote; they need no explanation. */
const plainErrors: readonly TransitionError[] = ['quoteActorForbids', 'quoteStatusForbids']

/** The viewer's blocked actions, each with its missing prerequisite. */
export const blockedQuoteActions = (
  quote: QuoteState,
  permissions: readonly string[],
): { readonly action: QuoteAction; readonly error: TransitionError }[] =>
  explainedActions.flatMap((action) => {
    const error = transitionErrorOf(action, quote, permissions)
    return error === null || plainErrors.includes(error) ? [] : [{ action, error }]
  })
