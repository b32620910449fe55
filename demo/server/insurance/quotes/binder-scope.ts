import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { AccountType } from '#core/directory/organisations/account-type.ts'
import {
  agencyAggregators,
  carrierInsurers,
  clusterAgencies,
} from '../../directory/agencies/tables.ts'
import type { ListScope } from '../../kernel/lists/listing.ts'
import type { ReachTable } from '../../kernel/scope/reach.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { listScope } from '../accounts/team-scope.ts'
import { insuredBy } from '../rating/plan/plans.ts'
import { quoteReach, quoteScope } from './scope.ts'
import { quotes } from './tables.ts'

/** Who sees binders: readers of quotes, and the organisations that have a part in them. */
export const binderReach = {
  PARAPET: quoteReach.PARAPET,
  AGENCY: quoteReach.AGENCY,
  CUSTOMER: quoteReach.CUSTOMER,
  CARRIER: ['organisation'],
  CLUSTER: ['organisation'],
  DIGITAL: ['organisation'],
} as const satisfies ReachTable

/** What is written on the paper of a carrier. */
const onPaperOf = (organisationId: string): SQL | undefined =>
  or(
    ...insuredBy.map(({ insurer, isSurplus, products }) =>
      and(
        eq(quotes.isSurplus, isSurplus),
        inArray(quotes.product, [...products]),
        sql`exists (select 1 from ${carrierInsurers}
          where ${carrierInsurers.organisationId} = ${organisationId} and ${carrierInsurers.insurer} = ${insurer})`,
      ),
    ),
  )

/** What the agencies of a cluster bound. */
const ofCluster = (organisationId: string): SQL =>
  sql`${quotes.agencyId} in (select ${clusterAgencies.agencyId} from ${clusterAgencies}
    where ${clusterAgencies.organisationId} = ${organisationId})`

/** What came from the pages of agencies that a digital agent sells for. */
const throughAggregator = (organisationId: string): SQL =>
  sql`${quotes.source} = 'PAGE' and ${quotes.agencyId} in (select ${agencyAggregators.agencyId} from ${agencyAggregators}
    where ${agencyAggregators.organisationId} = ${organisationId})`

const ofPartner: Partial<Record<AccountType, (organisationId: string) => SQL | undefined>> = {
  CARRIER: onPaperOf,
  CLUSTER: ofCluster,
  DIGITAL: throughAggregator,
}

/** Whether a viewer has a part in binders of others, and sees no contact of the insured. */
export const isPartner = (viewer: Viewer): boolean =>
  viewer.kind === 'user' && ofPartner[viewer.accountType] !== undefined

/** The binders that a viewer sees, as the scope of a list. */
export const binderListScope = (viewer: Viewer): ListScope => {
  const partly = viewer.kind === 'user' ? ofPartner[viewer.accountType] : undefined
  if (viewer.kind !== 'user' || partly === undefined) return listScope(viewer, quoteScope, quotes)
  return { where: partly(viewer.accountId) ?? sql`false`, among: 'everybody', isWhole: false }
}
