import { inArray } from 'drizzle-orm'
import type { ListQuery, Page } from '#core/platform/api/lists.ts'
import { binderList, inboxList, quoteList } from '#core/insurance/quotes/lists.ts'
import type { BinderRow, QuoteRow } from '#core/insurance/quotes/model.ts'
import { quoteStatuses, type QuoteStatus } from '#core/insurance/quotes/transitions.ts'
import type { FilterOf, FilterValueOf } from '#core/platform/lists/list.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { refreshStatus } from '../../kernel/lists/clock-status.ts'
import { findPage, inOrderOf } from '../../kernel/lists/find-page.ts'
import { rulesOf } from '../../kernel/lists/list-rules.ts'
import { listing, type Among, type ListRules } from '../../kernel/lists/listing.ts'
import { without } from '../../kernel/lists/without.ts'
import { isWholeScope, teamFilter } from '../accounts/team-scope.ts'
import { selectRows } from './reading.ts'
import { quoteScope } from './scope.ts'
import { binderToWire, rowToWire, type QuoteFacts } from './to-wire.ts'
import { quoteClock } from './effective-status.ts'
import { quotes } from './tables.ts'

type TeamFilter = ListRules['filters'][string]
type Values<Id extends FilterOf<typeof quoteList>> = readonly FilterValueOf<typeof quoteList, Id>[]

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
}

/** Statuses that nothing follows but a new quote. */
const inactive: readonly QuoteStatus[] = ['DECLINED', 'INVALID', 'EXPIRED', 'BINDER EXPIRED']

const standsAt = (values: readonly QuoteStatus[]): Among => ({
  column: quotes.effectiveStatus,
  values,
})

const filters = {
  status: (values: Values<'status'>) => standsAt(values),
  activity: (values: Values<'activity'>) =>
    standsAt(
      quoteStatuses.filter((each) =>
        values.includes(inactive.includes(each) ? 'inactive' : 'active'),
      ),
    ),
  type: (values: Values<'type'>) =>
    inArray(
      quotes.isRenewal,
      values.map((each) => each === 'renewal'),
    ),
  product: (values: Values<'product'>) => inArray(quotes.product, [...values]),
  accountId: (values: Values<'accountId'>) => inArray(quotes.accountId, [...values]),
}

const shared = {
  table: quotes,
  sorts: columns,
  searched: quotes.searched,
  created: quotes.created,
  tie: quotes.id,
  lead: standsAt(quoteStatuses),
} satisfies Partial<ListRules>

const quoteRules = (team: TeamFilter): ListRules =>
  rulesOf(quoteList, { ...shared, filters: { ...filters, team } })

const inboxRules = (team: TeamFilter): ListRules =>
  rulesOf(inboxList, {
    ...shared,
    only: ['REQUESTED', 'REFERRED'],
    filters: { ...filters, team },
  })

/** Statuses of quotes that were bound once. */
const bound = ['BOUND', 'ISSUED', 'BINDER EXPIRED'] as const satisfies readonly QuoteStatus[]

const binderRules = (team: TeamFilter): ListRules =>
  rulesOf(binderList, {
    ...shared,
    only: bound,
    filters: {
      ...without(filters, 'activity', 'type'),
      team,
      payment: (values) =>
        inArray(
          quotes.isPaid,
          values.map((each) => each === 'paid'),
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
  pageOf(services, viewer, { query, rules: quoteRules, show: rowToWire })

/** One page of what waits for an underwriter: requested and referred quotes. */
export const listInbox = (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<QuoteRow> & { content: QuoteRow[] }> =>
  pageOf(services, viewer, {
    query,
    rules: inboxRules,
    show: rowToWire,
  })

/** One page of bound quotes. */
export const listBinders = (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<BinderRow> & { content: BinderRow[] }> =>
  pageOf(services, viewer, { query, rules: binderRules, show: binderToWire })
