import { and, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import type { ListQuery, Page } from '#core/api/lists.ts'
import { addDays } from '#core/days/days.ts'
import {
  policyDefaultSort,
  policyFilters,
  renewalWindowDays,
  type PolicySort,
} from '#core/policies/lists.ts'
import type { Policy } from '#core/policies/model.ts'
import { paymentStatuses } from '#core/policies/transitions.ts'
import { agencies } from '../agencies/tables.ts'
import type { Services } from '../kernel/services.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { dayOf } from '../lists/days.ts'
import { listing, type ListRules } from '../lists/listing.ts'
import { teamFilter } from '../teams/scope.ts'
import { policyScope } from './scope.ts'
import { selectPolicies } from './service.ts'
import { shownPolicy } from './shown.ts'
import { coverStandsAt, coverState } from './state.ts'
import { policies } from './tables.ts'

const sortsOn = (today: string) =>
  ({
    policyNumber: policies.policyNumber,
    quoteNumber: policies.quoteNumber,
    companyName: sql`lower(${policies.companyName})`,
    agencyName: agencies.name,
    productType: policies.product,
    limit: policies.limit,
    totalPremium: policies.totalPremium,
    status: policies.paymentStatus,
    policyStatus: coverState(today),
    effectiveDate: policies.effectiveDate,
    endDate: policies.endDate,
    created: policies.created,
  }) satisfies Record<PolicySort, unknown>

const rules = (today: string, team: ListRules['filters'][string]): ListRules => {
  const views: Record<(typeof policyFilters.view)[number], SQL | undefined> = {
    open_for_renewal: and(
      coverStandsAt(['IN FORCE'], today),
      lte(policies.endDate, addDays(today, renewalWindowDays)),
    ),
    cancellations: coverStandsAt(['CANCELLED'], today),
    inactive: coverStandsAt(['CANCELLED', 'EXPIRED'], today),
  }
  return {
    sorts: sortsOn(today),
    defaultSort: policyDefaultSort,
    allowed: policyFilters,
    filters: {
      view: (values) =>
        or(...policyFilters.view.filter((each) => values.includes(each)).map((v) => views[v])),
      status: (values) =>
        inArray(
          policies.paymentStatus,
          paymentStatuses.filter((each) => values.includes(each)),
        ),
      policyStatus: (values) => coverStandsAt(values, today),
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
  }
}

/** One page of the policies a viewer sees. */
export const listPolicies = async (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<Policy> & { content: Policy[] }> => {
  const today = dayOf(services.clock.now())
  const team = await teamFilter(services, viewer, query, policies)
  const list = listing(rules(today, team), query, policyScope(viewer))
  const rows = await selectPolicies(services)
    .where(list.where)
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset)
  const total = await services.database.handle().$count(policies, list.where)
  return list.page(
    rows.map((facts) => shownPolicy(facts, viewer, today)),
    total,
  )
}
