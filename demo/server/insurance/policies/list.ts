import type * as z from 'zod/mini'
import { policyExport } from '#core/insurance/policies/export-columns.ts'
import type { ListQuery, Page } from '#core/platform/api/lists.ts'
import { policyList } from '#core/insurance/policies/lists.ts'
import type { Policy } from '#core/insurance/policies/model.ts'
import type { PolicyState } from '#core/insurance/policies/states.ts'
import type { exportQuery } from '#core/platform/exports/export.ts'
import type { FilterValueOf } from '#core/platform/lists/list.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { preparedOn } from '../../kernel/database/prepared-query.ts'
import { rulesOf } from '../../kernel/lists/list-rules.ts'
import { anyFilter, type ColumnFilter } from '../../kernel/lists/column-filter.ts'
import type { Context } from '../../kernel/context.ts'
import { exportFile } from '../../kernel/lists/export-file.ts'
import { listing, type Listing, type ListRules } from '../../kernel/lists/listing.ts'
import { isOfIds } from '../../kernel/lists/of-ids.ts'
import { readPage, type ReadList } from '../../kernel/lists/read-page.ts'
import type { FileAnswer } from '../../kernel/route.ts'
import { listScope, teamFilter } from '../accounts/team-scope.ts'
import { policyScope } from './scope.ts'
import { selectPolicies } from './service.ts'
import { policyToWire, type JoinedPolicy } from './to-wire.ts'
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

const hasStatus = (values: readonly PolicyState[]): ColumnFilter => ({
  column: policies.coverStatus,
  values,
})

const views = {
  open_for_renewal: { column: policies.isOpenForRenewal, values: [true] },
  cancellations: hasStatus(['CANCELLED']),
  inactive: hasStatus(['CANCELLED', 'EXPIRED']),
} satisfies Record<FilterValueOf<typeof policyList, 'view'>, ColumnFilter>

const rules = (team: ListRules['filters'][string]): ListRules =>
  rulesOf(policyList, {
    table: policies,
    sorts,
    filters: {
      view: (values) => anyFilter(values.map((view) => views[view])),
      status: (values) => ({ column: policies.paymentStatus, values }),
      policyStatus: hasStatus,
      type: (values) => ({
        column: policies.isRenewal,
        values: values.map((each) => each === 'renewal'),
      }),
      accountId: (values) => ({ column: policies.accountId, values }),
      team,
    },
    searched: policies.searched,
    created: policies.created,
    tie: policies.id,
  })

const listingOf = async (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Listing> => {
  const team = await teamFilter(services, viewer, query, policies)
  const scope = listScope(viewer, policyScope, policies)
  return listing(rules(team), query, scope, services.config.maxListed)
}

const rowsQuery = preparedOn((handle) =>
  selectPolicies(handle).where(isOfIds(policies.id)).prepare('rows_of_policies'),
)

const readPolicies = (services: Services, viewer: Viewer): ReadList<JoinedPolicy, Policy> => {
  const now = services.clock.now()
  return {
    read: (ids) => rowsQuery(services.database.handle()).execute({ ids }),
    idOf: ({ policy }) => policy.id,
    show: (joined) => policyToWire(joined, viewer, now),
  }
}

/** One page of the policies a viewer sees. */
export const listPolicies = async (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<Policy> & { content: Policy[] }> =>
  readPage(services, await listingOf(services, viewer, query), readPolicies(services, viewer))

/** The policies of a list call as a file. */
export const policiesFile = async (
  context: Context,
  { columns: requestedColumns, ...query }: z.output<typeof exportQuery>,
): Promise<FileAnswer> => {
  const { services, viewer } = context
  return exportFile(context, {
    name: 'policies',
    list: await listingOf(services, viewer, query),
    read: readPolicies(services, viewer),
    columns: policyExport,
    asked: requestedColumns,
  })
}
