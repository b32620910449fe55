import { and, desc, eq, inArray } from 'drizzle-orm'
import { addDays } from '#core/foundation/calendar-dates/calendar-date.ts'
import type { Today } from '#core/foundation/calendar-dates/today.ts'
import { renewalWindowDays } from '#core/insurance/policies/states.ts'
import type { RenewalBarrier } from '#core/insurance/quotes/renewal/model.ts'
import { openQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { quotes } from '../quotes/tables.ts'
import { isOpenForRenewal, stateOf } from './state.ts'
import { policies, type PolicyRecord } from './tables.ts'

/** The first day on which a policy is open for renewal. */
export const renewalOpensOn = ({ endDate }: Pick<PolicyRecord, 'endDate'>): string =>
  addDays(endDate, -renewalWindowDays)

/** A policy by id and number, as screens link to it. */
export const policyReference = async (
  { database }: Services,
  id: string,
): Promise<{ id: string; policyNumber: string } | undefined> => {
  const [found] = await database
    .handle()
    .select({ id: policies.id, policyNumber: policies.policyNumber })
    .from(policies)
    .where(eq(policies.id, id))
  return found
}

/** The 409 for a renewed policy, with the id of its successor. */
export const renewedError = async (services: Services, renewedById: string): Promise<ApiError> =>
  new ApiError('renewalClosed', {
    text: 'quotes:renewal.closed.RENEWED',
    params: { number: (await policyReference(services, renewedById))?.policyNumber ?? '' },
    recordId: renewedById,
  })

/** Why a policy cannot be renewed on a date; undefined if it can. */
export const renewalErrorOf = (policy: PolicyRecord, today: Today): RenewalBarrier | undefined => {
  if (policy.cancelled !== null) return 'CANCELLED'
  if (policy.renewedById !== null) return 'RENEWED'
  if (stateOf(policy, today) === 'EXPIRED') return 'ENDED'
  return isOpenForRenewal(policy, today) ? undefined : 'TOO_EARLY'
}

/** Throws 409 if a policy cannot be renewed on a date. */
export const assertRenewable = async (
  services: Services,
  policy: PolicyRecord,
  today: Today,
): Promise<void> => {
  const barrier = renewalErrorOf(policy, today)
  if (barrier === undefined) return
  if (policy.renewedById !== null) throw await renewedError(services, policy.renewedById)
  throw new ApiError('renewalClosed', { params: { barrier } })
}

/** The newest open quote that renews a policy. */
export const openRenewalOf = async (
  { database }: Services,
  { id, accountId }: Pick<PolicyRecord, 'id' | 'accountId'>,
): Promise<{ id: string; quoteNumber: string } | undefined> => {
  const [found] = await database
    .handle()
    .select({ id: quotes.id, quoteNumber: quotes.quoteNumber })
    .from(quotes)
    .where(
      and(
        eq(quotes.accountId, accountId),
        eq(quotes.renewsPolicyId, id),
        inArray(quotes.effectiveStatus, [...openQuoteStatuses]),
      ),
    )
    .orderBy(desc(quotes.created))
    .limit(1)
  return found
}
