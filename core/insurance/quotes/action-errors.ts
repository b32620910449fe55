/** Errors of an action that the quote's status forbids (`transitions.ts`). */
export const actionErrors = [
  'notFound',
  'quoteStatusForbids',
  'quoteActorForbids',
  'quoteUnreleased',
  'quoteRequested',
  'accountUnverified',
  'quoteStartPassed',
  'noticeUnattested',
  'quoteIncomplete',
  'quoteNotReleasable',
  'quoteSubjectivitiesOpen',
  'quoteBeyondAuthority',
] as const

/**
 * Errors of a change before the policy is issued. With `If-Match`, the change applies only to the
 * version that was read.
 */
export const changeErrors = [...actionErrors, 'quoteChanged', 'quoteDecided'] as const

/**
 * Errors of other decisions on a quote. With `If-Match`, the decision applies only to the version
 * that was read.
 */
export const decisionErrors = [
  'notFound',
  'quoteStatusForbids',
  'quoteActorForbids',
  'quoteChanged',
  'quoteDecided',
] as const
