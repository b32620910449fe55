import { and, inArray, isNotNull } from 'drizzle-orm'
import type { ListQuery, Page } from '#core/platform/api/lists.ts'
import {
  agencyInboxList,
  deletedQuoteList,
  neededQuoteList,
} from '#core/insurance/quotes/list/deferred-lists.ts'
import { isCountedQuote, type QuoteStatusCounts } from '#core/insurance/quotes/list/summary.ts'
import { binderList, inboxList, quoteList } from '#core/insurance/quotes/list/lists.ts'
import { requestSources, type QuoteSource } from '#core/insurance/quotes/source.ts'
import type { BinderRow, QuoteRow } from '#core/insurance/quotes/model.ts'
import {
  binderStatuses,
  endedQuoteStatuses,
  inactiveQuoteStatuses,
  listedQuoteStatuses,
  openQuoteStatuses,
  payableBinderStatuses,
  readyQuoteStatuses,
  waitingQuoteStatuses,
  type QuoteStatus,
} from '#core/insurance/quotes/statuses.ts'
import type { FilterOf, FilterValueOf } from '#core/platform/lists/list.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { preparedOn } from '../../../kernel/database/prepared-query.ts'
import { countStatuses } from '../../../kernel/lists/count-statuses.ts'
import { rulesOf } from '../../../kernel/lists/list-rules.ts'
import type { ColumnFilter } from '../../../kernel/lists/column-filter.ts'
import {
  listing,
  type Listing,
  type ListRules,
  type ListScope,
} from '../../../kernel/lists/listing.ts'
import { isOfIds } from '../../../kernel/lists/of-ids.ts'
import { readPage, type ReadList } from '../../../kernel/lists/read-page.ts'
import { without } from '../../../kernel/lists/without.ts'
import { listScope, teamFilter } from '../../accounts/team-scope.ts'
import { binderListScope } from '../binder-scope.ts'
import { selectRows } from '../read-quote.ts'
import { quoteScope } from '../scope.ts'
import { binderToWire, rowToWire, type JoinedQuote } from '../to-wire.ts'
import { quotes } from '../tables.ts'

/** The filter by teams, which depends on the viewer. */
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

const ended: readonly QuoteStatus[] = endedQuoteStatuses

const statusesOfActivity = {
  active: listedQuoteStatuses.filter((each) => !ended.includes(each)),
  inactive: inactiveQuoteStatuses,
} as const satisfies Readonly<Record<FilterValueOf<typeof quoteList, 'activity'>, unknown>>

const hasStatus = (values: readonly QuoteStatus[]): ColumnFilter => ({
  column: quotes.effectiveStatus,
  values,
})

const filters = {
  status: (values: Values<'status'>) => hasStatus(values),
  activity: (values: Values<'activity'>) =>
    hasStatus(values.flatMap((each) => statusesOfActivity[each])),
  type: (values: Values<'type'>) => ({
    column: quotes.isRenewal,
    values: values.map((each) => each === 'renewal'),
  }),
  product: (values: Values<'product'>) => ({ column: quotes.product, values }),
  accountId: (values: Values<'accountId'>) => ({ column: quotes.accountId, values }),
}

const shared = {
  table: quotes,
  sorts: columns,
  searched: quotes.searched,
  created: quotes.created,
  tie: quotes.id,
} satisfies Partial<ListRules>

const rulesForStatuses = (values: readonly QuoteStatus[]) => ({
  ...shared,
  status: { column: quotes.effectiveStatus, values },
})

/** Quotes that are not deleted. */
export const quoteRules = (team: TeamFilter): ListRules =>
  rulesOf(quoteList, { ...rulesForStatuses(listedQuoteStatuses), filters: { ...filters, team } })

/** Quotes that wait for an underwriter. */
export const inboxRules = (team: TeamFilter): ListRules =>
  rulesOf(inboxList, {
    ...rulesForStatuses(waitingQuoteStatuses),
    filters: {
      ...filters,
      team,
      underwriter: (values) => ({ column: quotes.underwriterId, values }),
    },
  })

/** Open quotes that the agency has not requested to bind. */
export const agencyInboxRules = (team: TeamFilter): ListRules =>
  rulesOf(agencyInboxList, {
    ...rulesForStatuses(readyQuoteStatuses),
    filters: {
      ...without(filters, 'activity', 'status'),
      team,
      source: (values: readonly QuoteSource[]) => ({ column: quotes.source, values }),
    },
  })

/** Open quotes with a need-by date: few of any agency. */
const neededRules = (team: TeamFilter): ListRules =>
  rulesOf(neededQuoteList, {
    ...shared,
    sorts: { ...columns, needBy: quotes.needBy },
    filters: { accountId: filters.accountId, team },
  })

/** Deleted quotes. */
export const deletedRules = (team: TeamFilter): ListRules =>
  rulesOf(deletedQuoteList, { ...rulesForStatuses(['DELETED']), filters: { ...filters, team } })

/** Bound quotes. */
export const binderRules = (team: TeamFilter): ListRules =>
  rulesOf(binderList, {
    ...rulesForStatuses(binderStatuses),
    filters: {
      ...without(filters, 'activity', 'type'),
      team,
      payment: (values) => [
        hasStatus(payableBinderStatuses),
        { column: quotes.isPaid, values: values.map((each) => each === 'paid') },
      ],
    },
  })

/** The quotes of a scope that a list query selects. */
export interface QuoteSelection {
  readonly query: ListQuery
  readonly rules: (team: TeamFilter) => ListRules
  /** The scope if it differs from that of quotes. */
  readonly scopeOf?: (services: Services, viewer: Viewer) => Promise<ListScope>
}

const quoteListScope = async (_services: Services, viewer: Viewer): Promise<ListScope> =>
  listScope(viewer, quoteScope, quotes)

/** A list query on quotes, in the viewer's scope. */
export const listOf = async (
  services: Services,
  viewer: Viewer,
  { query, rules, scopeOf = quoteListScope }: QuoteSelection,
): Promise<Listing> => {
  const team = await teamFilter(services, viewer, query, quotes)
  const scope = await scopeOf(services, viewer)
  return listing(rules(team), query, scope, services.config.maxListed)
}

const rowsQuery = preparedOn((handle) =>
  selectRows(handle).where(isOfIds(quotes.id)).prepare('rows_of_quotes'),
)

/** How rows of quotes are read, and shown by `show`. */
export const readQuoteRows = <Row>(
  services: Services,
  show: (joined: JoinedQuote) => Row,
): ReadList<JoinedQuote, Row> => ({
  read: (ids) => rowsQuery(services.database.handle()).execute({ ids }),
  idOf: ({ quote }) => quote.id,
  show,
})

const pageOf = async <Row>(
  services: Services,
  viewer: Viewer,
  {
    show,
    ...asked
  }: QuoteSelection & {
    readonly show: (joined: JoinedQuote, viewer: Viewer, services: Services) => Row
  },
): Promise<Page<Row> & { content: Row[] }> => {
  return readPage(
    services,
    await listOf(services, viewer, asked),
    readQuoteRows(services, (joined) => show(joined, viewer, services)),
  )
}

/** One page of the quotes a viewer sees. */
export const listQuotes = (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<QuoteRow> & { content: QuoteRow[] }> =>
  pageOf(services, viewer, { query, rules: quoteRules, show: rowToWire })

/** How many of the quotes that a viewer sees have each status. */
export const countQuotes = async (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<QuoteStatusCounts> => {
  const list = await listOf(services, viewer, { query, rules: quoteRules })
  return { counts: await countStatuses(services, list, isCountedQuote) }
}

/** One page of quotes that wait for an underwriter: requested and referred ones. */
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

/** A query on an agency's inbox: without a filter by source, it excludes the agency's own users. */
export const requestedByOthers = (query: ListQuery): ListQuery => {
  const named = query.filter?.['source'] ?? []
  const source = named.length > 0 ? named : [...requestSources]
  return { ...query, filter: { ...query.filter, source } }
}

/** One page of quotes that others requested from an agency and that wait for it. */
export const listAgencyInbox = (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<QuoteRow> & { content: QuoteRow[] }> =>
  pageOf(services, viewer, {
    query: requestedByOthers(query),
    rules: agencyInboxRules,
    show: rowToWire,
  })

const withNeedBy = async (_services: Services, viewer: Viewer): Promise<ListScope> => ({
  where: and(
    quoteScope(viewer),
    isNotNull(quotes.needBy),
    inArray(quotes.effectiveStatus, [...openQuoteStatuses]),
  ),
})

/** One page of the open quotes with a need-by date that a viewer sees. */
export const listNeeded = (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<QuoteRow> & { content: QuoteRow[] }> =>
  pageOf(services, viewer, {
    query,
    rules: neededRules,
    scopeOf: withNeedBy,
    show: rowToWire,
  })

/** One page of deleted quotes. */
export const listDeleted = (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<QuoteRow> & { content: QuoteRow[] }> =>
  pageOf(services, viewer, { query, rules: deletedRules, show: rowToWire })

/** One page of the bound quotes that a viewer sees. */
export const listBinders = (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<BinderRow> & { content: BinderRow[] }> =>
  pageOf(services, viewer, {
    query,
    rules: binderRules,
    scopeOf: binderListScope,
    show: binderToWire,
  })
