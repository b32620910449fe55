import type { QuoteAction } from './actions.ts'
import { transitionErrorOf, type QuoteState, type TransitionError } from './transitions.ts'

/** Actions that stay on screen while something is missing, with what that is. */
const explainedActions = [
  'sendToCustomer',
  'requestToBind',
  'bypassRules',
  'release',
  'approve',
  'issue',
] as const satisfies readonly QuoteAction[]

/** Errors that no change of the quote's facts mends for this viewer now: nothing to explain. */
const plainErrors: readonly TransitionError[] = ['quoteActorForbids', 'quoteStatusForbids']

/** Actions of a viewer that only wait for something, each with what it waits for. */
export const blockedQuoteActions = (
  quote: QuoteState,
  permissions: readonly string[],
): { readonly action: QuoteAction; readonly error: TransitionError }[] =>
  explainedActions.flatMap((action) => {
    const error = transitionErrorOf(action, quote, permissions)
    return error === null || plainErrors.includes(error) ? [] : [{ action, error }]
  })
