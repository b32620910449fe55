import { count, eq, inArray, or, sql } from 'drizzle-orm'
import type { ListQuery, Page } from '#core/platform/api/lists.ts'
import { policyList } from '#core/insurance/policies/lists.ts'
import type { Policy } from '#core/insurance/policies/model.ts'
import { accounts } from '../accounts/tables.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { rulesOf } from '../../kernel/lists/list-rules.ts'
import { listing, type ListRules } from '../../kernel/lists/listing.ts'
import { teamFilter } from '../accounts/team-scope.ts'
import { policyScope } from './scope.ts'
import { selectPolicies } from './service.ts'
import { shownPolicy } from './shown.ts'
import { coverDays, coverStandsAt, coverState, isOpenForRenewal, type CoverDays } from './state.ts'
import { policies } from './tables.ts'

const sortsOn = (days: CoverDays) => ({
  policyNumber: policies.policyNumber,
  quoteNumber: policies.quoteNumber,
  companyName: sql`lower(${policies.companyName})`,
  agencyName: agencies.name,
  productType: policies.product,
  limit: policies.limit,
  totalPremium: policies.totalPremium,
  status: policies.paymentStatus,
  policyStatus: coverState(days),
  effectiveDate: policies.effectiveDate,
  endDate: policies.endDate,
  created: policies.created,
})

const rules = (days: CoverDays, team: ListRules['filters'][string]): ListRules => {
  const views = {
    open_for_renewal: isOpenForRenewal(days),
    cancellations: coverStandsAt(['CANCELLED'], days),
    inactive: coverStandsAt(['CANCELLED', 'EXPIRED'], days),
  }
  return rulesOf(policyList, {
    sorts: sortsOn(days),
    filters: {
      view: (values) => or(...values.map((view) => views[view])),
      status: (values) => inArray(policies.paymentStatus, [...values]),
      policyStatus: (values) => coverStandsAt(values, days),
      type: (values) =>
        inArray(
          policies.isRenewal,
          values.map((each) => each === 'renewal'),
        ),
      team,
    },
    searched: [policies.companyName, policies.policyNumber, policies.quoteNumber],
    created: policies.created,
    tie: policies.id,
  })
}

/** One page of the policies a viewer sees. */
export const listPolicies = async (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<Policy> & { content: Policy[] }> => {
  const now = services.clock.now()
  const days = coverDays({ region: policies.region, state: accounts.state }, now)
  const team = await teamFilter(services, viewer, query, policies)
  const list = listing(rules(days, team), query, policyScope(viewer))
  const rows = await selectPolicies(services)
    .where(list.where)
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset)
  const [counted] = await services.database
    .handle()
    .select({ total: count() })
    .from(policies)
    .innerJoin(accounts, eq(accounts.id, policies.accountId))
    .where(list.where)
  return list.page(
    rows.map((facts) => shownPolicy(facts, viewer, now)),
    counted?.total ?? 0,
  )
}
