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

/** Errors of a change on the way to a policy; with `If-Match` it is about the quote as it was read. */
export const changeErrors = [...actionErrors, 'quoteChanged', 'quoteDecided'] as const

/** Errors of every other decision on a quote; with `If-Match` it is about the quote as it was read. */
export const decisionErrors = [
  'notFound',
  'quoteStatusForbids',
  'quoteActorForbids',
  'quoteChanged',
  'quoteDecided',
] as const
