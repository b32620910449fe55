import { and, eq, inArray, isNotNull, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { ListQuery, Page } from '#core/platform/api/lists.ts'
import { binderList, inboxList, quoteList } from '#core/insurance/quotes/lists.ts'
import type { BinderRow, QuoteRow } from '#core/insurance/quotes/model.ts'
import type { FilterOf, FilterValueOf } from '#core/platform/lists/list.ts'
import { quoteStatuses, type QuoteStatus } from '#core/insurance/quotes/transitions.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { rulesOf } from '../../kernel/lists/list-rules.ts'
import { listing, type ListRules } from '../../kernel/lists/listing.ts'
import { without } from '../../kernel/lists/without.ts'
import { policies } from '../policies/tables.ts'
import { teamFilter } from '../accounts/team-scope.ts'
import { selectRows } from './reading.ts'
import { quoteScope } from './scope.ts'
import { shownBinder, shownRow, type QuoteFacts } from './shown.ts'
import { standing, standsAt } from './standing.ts'
import { quotes } from './tables.ts'

type TeamFilter = ListRules['filters'][string]
type Values<Id extends FilterOf<typeof quoteList>> = readonly FilterValueOf<typeof quoteList, Id>[]

const columns = {
  quoteNumber: quotes.quoteNumber,
  companyName: sql`lower(${quotes.companyName})`,
  agencyName: agencies.name,
  product: quotes.product,
  limit: quotes.limit,
  premium: quotes.premium,
  totalPremium: quotes.totalPremium,
  effectiveDate: quotes.effectiveDate,
  expiresOn: quotes.expiresOn,
  boundDate: quotes.boundDate,
  created: quotes.created,
  modified: quotes.modified,
}

/** Statuses that nothing follows but a new quote. */
const inactive: readonly QuoteStatus[] = ['DECLINED', 'INVALID', 'EXPIRED', 'BINDER EXPIRED']

const filtersAt = (now: Date, team: TeamFilter) => ({
  team,
  status: (values: Values<'status'>) => standsAt(values, now),
  activity: (values: Values<'activity'>) =>
    standsAt(
      quoteStatuses.filter((each) =>
        values.includes(inactive.includes(each) ? 'inactive' : 'active'),
      ),
      now,
    ),
  type: (values: Values<'type'>) =>
    inArray(
      quotes.isRenewal,
      values.map((each) => each === 'renewal'),
    ),
  product: (values: Values<'product'>) => inArray(quotes.product, [...values]),
  accountId: (values: Values<'accountId'>) => inArray(quotes.accountId, [...values]),
})

const shared = {
  searched: [quotes.companyName, quotes.quoteNumber, quotes.customerEmail],
  created: quotes.created,
  tie: quotes.id,
} satisfies Partial<ListRules>

const quoteRules =
  (list: typeof quoteList | typeof inboxList) =>
  (now: Date, team: TeamFilter): ListRules =>
    rulesOf(list, {
      ...shared,
      sorts: { ...columns, status: standing(now) },
      filters: filtersAt(now, team),
    })

/** Ids of quotes whose policy is paid. */
const paid = (services: Services) =>
  services.database
    .handle()
    .select({ id: policies.quoteId })
    .from(policies)
    .where(eq(policies.paymentStatus, 'Paid'))

const binderRules = (services: Services, now: Date, team: TeamFilter): ListRules => {
  const filters = without(filtersAt(now, team), 'activity', 'type')
  const payments = {
    paid: () => inArray(quotes.id, paid(services)),
    need_payment: () => notInArray(quotes.id, paid(services)),
  } as const
  return rulesOf(binderList, {
    ...shared,
    sorts: { ...columns, status: standing(now) },
    filters: { ...filters, payment: (values) => or(...values.map((each) => payments[each]())) },
  })
}

const pageOf = async <Row>(
  services: Services,
  viewer: Viewer,
  {
    query,
    rules,
    within,
    show,
  }: {
    readonly query: ListQuery
    readonly rules: (now: Date, team: TeamFilter) => ListRules
    readonly within?: SQL | undefined
    readonly show: (facts: QuoteFacts, viewer: Viewer, now: Date) => Row
  },
): Promise<Page<Row> & { content: Row[] }> => {
  const now = services.clock.now()
  const team = await teamFilter(services, viewer, query, quotes)
  const list = listing(rules(now, team), query, and(quoteScope(viewer), within))
  const handle = services.database.handle()
  // sorted by themselves, ids fit the memory that whole rows would leave
  const wanted = handle
    .select({ id: quotes.id })
    .from(quotes)
    .innerJoin(agencies, eq(agencies.id, quotes.agencyId))
    .where(list.where)
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset)
  const rows = await selectRows(services)
    .where(inArray(quotes.id, wanted))
    .orderBy(...list.orderBy)
  const total = await handle.$count(quotes, list.where)
  return list.page(
    rows.map((facts) => show(facts, viewer, now)),
    total,
  )
}

/** One page of the quotes a viewer sees. */
export const listQuotes = (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<QuoteRow> & { content: QuoteRow[] }> =>
  pageOf(services, viewer, { query, rules: quoteRules(quoteList), show: shownRow })

/** One page of what waits for an underwriter: requested and referred quotes. */
export const listInbox = (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<QuoteRow> & { content: QuoteRow[] }> => {
  const within = standsAt(['REQUESTED', 'REFERRED'], services.clock.now())
  return pageOf(services, viewer, { query, rules: quoteRules(inboxList), within, show: shownRow })
}

/** One page of bound quotes. */
export const listBinders = (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<BinderRow> & { content: BinderRow[] }> =>
  pageOf(services, viewer, {
    query,
    rules: (now, team) => binderRules(services, now, team),
    within: isNotNull(quotes.boundDate),
    show: shownBinder,
  })
