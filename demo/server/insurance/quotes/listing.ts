import { inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ListQuery, Page } from '#core/platform/api/lists.ts'
import {
  binderDefaultSort,
  binderFilters,
  binderSorts,
  quoteDefaultSort,
  quoteFilters,
  quoteSorts,
  type BinderSort,
  type QuoteSort,
} from '#core/insurance/quotes/lists.ts'
import type { BinderRow, QuoteRow } from '#core/insurance/quotes/model.ts'
import { quotedProducts } from '#core/insurance/products/products.ts'
import { quoteStatuses, type QuoteStatus } from '#core/insurance/quotes/transitions.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { refreshStatus } from '../../kernel/lists/clock-status.ts'
import { findPage, inOrderOf } from '../../kernel/lists/find-page.ts'
import { listing, type Among, type ListRules } from '../../kernel/lists/listing.ts'
import { without } from '../../kernel/lists/without.ts'
import { isWholeScope, teamFilter } from '../accounts/team-scope.ts'
import { selectRows } from './reading.ts'
import { quoteScope } from './scope.ts'
import { shownBinder, shownRow, type QuoteFacts } from './shown.ts'
import { quoteClock } from './standing.ts'
import { quotes } from './tables.ts'

type TeamFilter = ListRules['filters'][string]

const columns = {
  quoteNumber: quotes.quoteNumber,
  companyName: quotes.companyKey,
  agencyName: quotes.agencyName,
  product: quotes.product,
  limit: quotes.limit,
  premium: quotes.premium,
  totalPremium: quotes.totalPremium,
  status: quotes.effectiveStatus,
  effectiveDate: quotes.effectiveDate,
  expiresOn: quotes.expiresOn,
  boundDate: quotes.boundDate,
  created: quotes.created,
  modified: quotes.modified,
} satisfies Record<QuoteSort | BinderSort, PgColumn>

/** Statuses that nothing follows but a new quote. */
const inactive: readonly QuoteStatus[] = ['DECLINED', 'INVALID', 'EXPIRED', 'BINDER EXPIRED']

const among = <Value extends string>(
  known: readonly Value[],
  values: readonly string[],
): readonly Value[] => known.filter((each) => values.includes(each))

const standsAt = (values: readonly QuoteStatus[]): Among => ({
  column: quotes.effectiveStatus,
  values,
})

const filters = {
  status: (values: readonly string[]) => standsAt(among(quoteStatuses, values)),
  activity: (values: readonly string[]) =>
    standsAt(
      quoteStatuses.filter((each) =>
        values.includes(inactive.includes(each) ? 'inactive' : 'active'),
      ),
    ),
  type: (values: readonly string[]) =>
    inArray(
      quotes.isRenewal,
      values.map((each) => each === 'renewal'),
    ),
  product: (values: readonly string[]) =>
    inArray(quotes.product, [...among(quotedProducts, values)]),
  accountId: (values: readonly string[]) => inArray(quotes.accountId, [...values]),
}

const shared = {
  table: quotes,
  searched: quotes.searched,
  created: quotes.created,
  tie: quotes.id,
  lead: standsAt(quoteStatuses),
} satisfies Partial<ListRules>

const quoteRules =
  (only?: readonly QuoteStatus[]) =>
  (team: TeamFilter): ListRules => ({
    ...shared,
    sorts: Object.fromEntries(quoteSorts.map((name) => [name, columns[name]])),
    defaultSort: quoteDefaultSort,
    ...(only && { only }),
    allowed: quoteFilters,
    filters: { ...filters, team },
  })

/** Statuses of quotes that were bound once. */
const bound = ['BOUND', 'ISSUED', 'BINDER EXPIRED'] as const satisfies readonly QuoteStatus[]

const binderRules = (team: TeamFilter): ListRules => ({
  ...shared,
  sorts: Object.fromEntries(binderSorts.map((name) => [name, columns[name]])),
  defaultSort: binderDefaultSort,
  only: bound,
  allowed: binderFilters,
  filters: {
    ...without(filters, 'activity', 'type'),
    team,
    payment: (values) =>
      inArray(
        quotes.isPaid,
        among(binderFilters.payment, values).map((each) => each === 'paid'),
      ),
  },
})

const pageOf = async <Row>(
  services: Services,
  viewer: Viewer,
  {
    query,
    rules,
    show,
  }: {
    readonly query: ListQuery
    readonly rules: (team: TeamFilter) => ListRules
    readonly show: (facts: QuoteFacts, viewer: Viewer, now: Date) => Row
  },
): Promise<Page<Row> & { content: Row[] }> => {
  const team = await teamFilter(services, viewer, query, quotes)
  const list = listing(
    rules(team),
    query,
    {
      where: quoteScope(viewer),
      isIndexed: isWholeScope(viewer),
    },
    services.config.mostListed,
  )
  await refreshStatus(services, quoteClock)
  const { ids, total } = await findPage(services.database.handle(), list)
  const rows =
    ids.length === 0 ? [] : await selectRows(services).where(inArray(quotes.id, [...ids]))
  const now = services.clock.now()
  return list.page(
    inOrderOf(ids, rows, ({ quote }) => quote.id).map((facts) => show(facts, viewer, now)),
    total,
  )
}

/** One page of the quotes a viewer sees. */
export const listQuotes = (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<QuoteRow> & { content: QuoteRow[] }> =>
  pageOf(services, viewer, { query, rules: quoteRules(), show: shownRow })

/** One page of what waits for an underwriter: requested and referred quotes. */
export const listInbox = (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<QuoteRow> & { content: QuoteRow[] }> =>
  pageOf(services, viewer, {
    query,
    rules: quoteRules(['REQUESTED', 'REFERRED']),
    show: shownRow,
  })

/** One page of bound quotes. */
export const listBinders = (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<BinderRow> & { content: BinderRow[] }> =>
  pageOf(services, viewer, { query, rules: binderRules, show: shownBinder })
