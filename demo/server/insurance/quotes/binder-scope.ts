import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { AccountType } from '#core/directory/organisations/account-type.ts'
import type { QuotedProduct } from '#core/insurance/products/products.ts'
import type { QuoteSource } from '#core/insurance/quotes/source.ts'
import { binderStatuses } from '#core/insurance/quotes/statuses.ts'
import {
  agencyAggregators,
  carrierInsurers,
  clusterAgencies,
} from '../../directory/agencies/tables.ts'
import type { ListScope } from '../../kernel/lists/listing.ts'
import type { Services } from '../../kernel/services.ts'
import type { VisibilityTable } from '../../kernel/scope/visibility.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { listScope } from '../accounts/team-scope.ts'
import { insuredBy } from '../rating/plan/product-plans.ts'
import { quoteVisibility, quoteScope } from './scope.ts'
import { quotes } from './tables.ts'

/** The binders that each kind of viewer sees, including organisations with a part in them. */
export const binderVisibility = {
  PARAPET: quoteVisibility.PARAPET,
  AGENCY: quoteVisibility.AGENCY,
  CUSTOMER: quoteVisibility.CUSTOMER,
  CARRIER: ['organisation'],
  CLUSTER: ['organisation'],
  DIGITAL: ['organisation'],
} as const satisfies VisibilityTable

type Stored = Pick<Services, 'database'>

type PartOf = (services: Stored, organisationId: string) => Promise<SQL | undefined>

/** Products that a carrier insures, by placement. */
const productsOf = (
  own: typeof insuredBy,
  wanted: { readonly isSurplus: boolean },
): readonly QuotedProduct[] =>
  own.flatMap(({ isSurplus, products }) => (isSurplus === wanted.isSurplus ? products : []))

/** Binders on a carrier's paper. */
const onPaperOf: PartOf = async ({ database }, organisationId) => {
  const rows = await database
    .handle()
    .select({ insurer: carrierInsurers.insurer })
    .from(carrierInsurers)
    .where(eq(carrierInsurers.organisationId, organisationId))
  const own = insuredBy.filter(({ insurer }) => rows.some((row) => row.insurer === insurer))
  const standard = new Set(productsOf(own, { isSurplus: false }))
  const surplus = new Set(productsOf(own, { isSurplus: true }))
  return or(
    and(eq(quotes.isSurplus, false), inArray(quotes.product, [...standard])),
    and(eq(quotes.isSurplus, true), inArray(quotes.product, [...surplus])),
  )
}

/** Binders of a cluster's agencies. */
const ofCluster: PartOf = async ({ database }, organisationId) => {
  const rows = await database
    .handle()
    .select({ agencyId: clusterAgencies.agencyId })
    .from(clusterAgencies)
    .where(eq(clusterAgencies.organisationId, organisationId))
  return inArray(
    quotes.agencyId,
    rows.map(({ agencyId }) => agencyId),
  )
}

/** Binders from the pages of agencies that a digital agent sells for. */
const throughAggregator: PartOf = async ({ database }, organisationId) => {
  const rows = await database
    .handle()
    .select({ agencyId: agencyAggregators.agencyId })
    .from(agencyAggregators)
    .where(eq(agencyAggregators.organisationId, organisationId))
  const agencyIds = rows.map(({ agencyId }) => agencyId)
  return and(inArray(quotes.agencyId, agencyIds), eq(quotes.source, 'PAGE' satisfies QuoteSource))
}

const ofPartner: Partial<Record<AccountType, PartOf>> = {
  CARRIER: onPaperOf,
  CLUSTER: ofCluster,
  DIGITAL: throughAggregator,
}

/** Whether a viewer has a part in other organisations' binders, and sees no contact of the insured. */
export const isPartner = (viewer: Viewer): boolean =>
  viewer.kind === 'user' && ofPartner[viewer.accountType] !== undefined

/** The part of a partner; undefined for every other viewer. */
const partFor = async (services: Stored, viewer: Viewer): Promise<SQL | undefined> =>
  viewer.kind === 'user' ? ofPartner[viewer.accountType]?.(services, viewer.accountId) : undefined

/**
 * The binders that a viewer sees, as the scope of a list. The data that a partner's part depends on is
 * read first, so that row conditions use only the list's own columns.
 */
export const binderListScope = async (services: Services, viewer: Viewer): Promise<ListScope> => {
  const part = await partFor(services, viewer)
  if (part === undefined) return listScope(viewer, quoteScope, quotes)
  // a search does not match the insured's address, which partners do not see
  return { where: part, searched: quotes.searchedOpenly }
}

/**
 * The quotes whose changes a viewer is notified of: a partner sees only binders, including those that
 * left their list.
 */
export const visibleQuotes = async (
  services: Stored,
  viewer: Viewer,
  /** Whether a quote was ever bound. */
  wasBound: SQL,
): Promise<SQL | undefined> => {
  const part = await partFor(services, viewer)
  if (part === undefined) return quoteScope(viewer)
  return and(part, or(inArray(quotes.effectiveStatus, [...binderStatuses]), wasBound))
}
