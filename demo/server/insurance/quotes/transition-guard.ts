import type { QuoteAction } from '#core/insurance/quotes/actions.ts'
import { transitionErrorOf } from '#core/insurance/quotes/transitions.ts'
import { localeOf } from '#core/foundation/region/regions.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { permissionsOf } from '../../kernel/scope/permitted.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { LockedQuote } from './read-quote.ts'
import { missingPolicyFields, stateOfQuote } from './quote-state.ts'
import { transitionErrorParams } from './transition-error.ts'

const judge = (
  { clock }: Pick<Services, 'clock'>,
  action: QuoteAction,
  { record, account }: LockedQuote,
  viewer: Viewer,
) => {
  const state = stateOfQuote(record, account, viewer, clock.now())
  return { state, transitionError: transitionErrorOf(action, state, permissionsOf(viewer)) }
}

/** Whether `assertAllowed` would pass. */
export const isAllowed = (...asked: Parameters<typeof judge>): boolean =>
  judge(...asked).transitionError === null

/** Rejects forbidden transitions with 409 and the reasons. */
export const assertAllowed = (
  services: Pick<Services, 'clock' | 'wording'>,
  action: QuoteAction,
  locked: LockedQuote,
  viewer: Viewer,
): void => {
  const { record, account } = locked
  const { state, transitionError } = judge(services, action, locked, viewer)
  if (transitionError === null) return
  const t = services.wording.in(localeOf[record.region])
  const missing = transitionError === 'quoteIncomplete' ? missingPolicyFields(record, account) : []
  throw new ApiError(transitionError, {
    params: transitionErrorParams(services, transitionError, { record, account, state }, viewer),
    fieldErrors: missing.map((field) => ({
      code: 'required',
      field,
      params: { label: t(`quotes:policyFact.${field}`) },
    })),
  })
}
