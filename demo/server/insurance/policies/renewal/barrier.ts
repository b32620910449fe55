import { and, desc, eq, exists, inArray } from 'drizzle-orm'
import { addDays } from '#core/foundation/calendar-dates/calendar-date.ts'
import type { Today } from '#core/foundation/calendar-dates/today.ts'
import { renewalWindowDays } from '#core/insurance/policies/renewal.ts'
import type { RenewalBarrier } from '#core/insurance/quotes/renewal/model.ts'
import { openQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import type { Services } from '../../../kernel/services.ts'
import { quotes } from '../../quotes/tables.ts'
import { isOpenForRenewal, stateOf } from '../state.ts'
import { policies, type PolicyRecord } from '../tables.ts'

/** The first day on which a policy is open for renewal. */
export const renewalOpensOn = ({ endDate }: Pick<PolicyRecord, 'endDate'>): string =>
  addDays(endDate, -renewalWindowDays)

/** Whether a policy was issued from a renewal of another. */
export const isRenewed = async ({ database }: Services, policyId: string): Promise<boolean> => {
  const handle = database.handle()
  const [found] = await handle
    .select({ id: quotes.id })
    .from(quotes)
    .where(
      and(
        eq(quotes.renewsPolicyId, policyId),
        exists(
          handle.select({ id: policies.id }).from(policies).where(eq(policies.quoteId, quotes.id)),
        ),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Why a policy cannot be renewed on a date; undefined where it can. */
export const renewalBarrierOf = async (
  services: Services,
  policy: PolicyRecord,
  today: Today,
): Promise<RenewalBarrier | undefined> => {
  if (policy.cancelled !== null) return 'CANCELLED'
  if (await isRenewed(services, policy.id)) return 'RENEWED'
  if (stateOf(policy, today) === 'EXPIRED') return 'ENDED'
  return isOpenForRenewal(policy, today) ? undefined : 'TOO_EARLY'
}

/** The newest open quote that renews a policy. */
export const openRenewalOf = async (
  { database }: Services,
  policyId: string,
): Promise<{ id: string; quoteNumber: string } | undefined> => {
  const [found] = await database
    .handle()
    .select({ id: quotes.id, quoteNumber: quotes.quoteNumber })
    .from(quotes)
    .where(
      and(
        eq(quotes.renewsPolicyId, policyId),
        inArray(quotes.effectiveStatus, [...openQuoteStatuses]),
      ),
    )
    .orderBy(desc(quotes.created))
    .limit(1)
  return found
}
