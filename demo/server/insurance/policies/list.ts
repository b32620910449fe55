import { eq, inArray, or } from 'drizzle-orm'
import type { ListQuery, Page } from '#core/platform/api/lists.ts'
import { policyList } from '#core/insurance/policies/lists.ts'
import type { Policy } from '#core/insurance/policies/model.ts'
import { policyStates, type PolicyState } from '#core/insurance/policies/transitions.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { refreshStatus } from '../../kernel/lists/clock-status.ts'
import { findPage, inOrderOf } from '../../kernel/lists/find-page.ts'
import { rulesOf } from '../../kernel/lists/list-rules.ts'
import { listing, type Among, type ListRules } from '../../kernel/lists/listing.ts'
import { isWholeScope, teamFilter } from '../accounts/team-scope.ts'
import { policyScope } from './scope.ts'
import { selectPolicies } from './service.ts'
import { policyToWire } from './to-wire.ts'
import { coverClock, isOpenForRenewal } from './state.ts'
import { policies } from './tables.ts'

const sorts = {
  policyNumber: policies.policyNumber,
  quoteNumber: policies.quoteNumber,
  companyName: policies.companyKey,
  agencyName: policies.agencyName,
  productType: policies.product,
  limit: policies.limit,
  totalPremium: policies.totalPremium,
  status: policies.paymentStatus,
  policyStatus: policies.coverStatus,
  effectiveDate: policies.effectiveDate,
  endDate: policies.endDate,
  created: policies.created,
}

const standsAt = (values: readonly PolicyState[]): Among => ({
  column: policies.coverStatus,
  values,
})

const views = (now: Date) => ({
  open_for_renewal: isOpenForRenewal(now),
  cancellations: eq(policies.coverStatus, 'CANCELLED'),
  inactive: inArray(policies.coverStatus, ['CANCELLED', 'EXPIRED']),
})

const rules = (now: Date, team: ListRules['filters'][string]): ListRules =>
  rulesOf(policyList, {
    table: policies,
    sorts,
    lead: standsAt(policyStates),
    filters: {
      view: (values) => {
        const known = views(now)
        return or(...values.map((view) => known[view]))
      },
      status: (values) => inArray(policies.paymentStatus, [...values]),
      policyStatus: standsAt,
      type: (values) =>
        inArray(
          policies.isRenewal,
          values.map((each) => each === 'renewal'),
        ),
      team,
    },
    searched: policies.searched,
    created: policies.created,
    tie: policies.id,
  })

/** One page of the policies a viewer sees. */
export const listPolicies = async (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<Policy> & { content: Policy[] }> => {
  const now = services.clock.now()
  const team = await teamFilter(services, viewer, query, policies)
  const list = listing(
    rules(now, team),
    query,
    {
      where: policyScope(viewer),
      isIndexed: isWholeScope(viewer),
    },
    services.config.mostListed,
  )
  await refreshStatus(services, coverClock)
  const { ids, total } = await findPage(services.database.handle(), list)
  const rows =
    ids.length === 0 ? [] : await selectPolicies(services).where(inArray(policies.id, [...ids]))
  return list.page(
    inOrderOf(ids, rows, ({ policy }) => policy.id).map((facts) =>
      policyToWire(facts, viewer, now),
    ),
    total,
  )
}
