import { transitionErrorOf, type QuoteAction } from '#core/insurance/quotes/transitions.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { permissionsOf } from '../../kernel/scope/permitted.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { LockedQuote } from './reading.ts'
import { effectiveStatusOf } from './effective-status.ts'

/** Refuses with 409 and the reason what the transition table forbids. */
export const mustAllow = (
  action: QuoteAction,
  { record, account }: LockedQuote,
  viewer: Viewer,
  now: Date,
): void => {
  const status = effectiveStatusOf(record, now)
  const transitionError = transitionErrorOf(
    action,
    { status, isVerified: account.verifiedDate !== null },
    permissionsOf(viewer),
  )
  if (transitionError !== null) throw new ApiError(transitionError, { params: { status } })
}
