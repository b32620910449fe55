import { maxListed, type ListQuery, type Page } from '../api/lists.ts'
import { defaultDuration, sinceOf, type Duration } from './duration.ts'

/** The order of a table: a field of the endpoint and a direction. */
export interface Sort {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

/** Parses `field,direction`. */
export const readSort = (text: string): Sort => {
  const [field = '', direction] = text.split(',')
  return { field, direction: direction === 'asc' ? 'asc' : 'desc' }
}

/** A column in the rules of a table; the portal renders it. */
export interface ColumnRule {
  readonly id: string
  /** The field that the endpoint sorts by; undefined when the column cannot be sorted. */
  readonly sortBy?: string
  /** Whether it is hidden by default. */
  readonly hidden?: boolean
  /** Whether it cannot be hidden, because it identifies the record. */
  readonly fixed?: boolean
}

/** A filter: a key of the endpoint's filter map and its values. */
export interface FilterRule {
  readonly id: string
  readonly options: readonly string[]
  /** Whether its values are ids of records, which only the server knows; it has no options then. */
  readonly isOfIds?: true
}

/** The capabilities of a table and its defaults (spec 2 §9 for sorts and page sizes). */
export interface TableRules {
  readonly columns: readonly ColumnRule[]
  readonly filters: readonly FilterRule[]
  /** Rows can be filtered by creation time. */
  readonly hasDateFilter: boolean
  /** Rows can be filtered by account. */
  readonly isByAccount: boolean
  readonly defaultSort: Sort
  readonly pageSize: number
}

/** The view of a table: everything that a shared address restores. Pages count from 0. */
export interface TableView {
  readonly page: number
  readonly size: number
  readonly sort: Sort
  readonly search: string
  readonly filter: Readonly<Record<string, readonly string[]>>
  /** Shows only rows created within this duration; absent without such a filter. */
  readonly created?: Duration | undefined
  /** Ids of the visible columns, in order; absent if the user's own arrangement applies. */
  readonly columns?: readonly string[] | undefined
  /** Shows only records of this account. */
  readonly accountId?: string | undefined
  /** The id of the saved view that was opened. */
  readonly saved?: string | undefined
  /** Ids of the expanded rows. */
  readonly open: readonly string[]
}

/** Page sizes of every table (spec 2 §9). */
export const pageSizes = [25, 50, 100] as const

/** The page sizes of a table: the common ones, and its own if it differs. */
export const sizesOf = (rules: TableRules): readonly number[] =>
  [...new Set([rules.pageSize, ...pageSizes])].sort((a, b) => a - b)

/** The initial view of a table, restored when its menu entry is selected again. */
export const initialView = (rules: TableRules): TableView => ({
  page: 0,
  size: rules.pageSize,
  sort: rules.defaultSort,
  search: '',
  filter: {},
  open: [],
})

/** Changes the page and collapses all rows. */
export const withPage = (view: TableView, page: number): TableView => ({
  ...view,
  page: Math.max(0, page),
  open: [],
})

/** Changes the page size, and shows the page with the first row of the old one. */
export const withSize = (view: TableView, size: number): TableView =>
  withPage({ ...view, size }, Math.floor((view.page * view.size) / size))

/** The next sort when a column heading is pressed: ascending, descending, default. */
export const nextSort = (view: TableView, field: string, rules: TableRules): Sort => {
  if (view.sort.field !== field) return { field, direction: 'asc' }
  if (view.sort.direction === 'asc') return { field, direction: 'desc' }
  const isDefault = rules.defaultSort.field === field
  return isDefault ? { field, direction: 'asc' } : rules.defaultSort
}

export const withSort = (view: TableView, sort: Sort): TableView => withPage({ ...view, sort }, 0)

export const withSearch = (view: TableView, search: string): TableView =>
  withPage({ ...view, search }, 0)

/** Sets the values of one filter; without values it removes the filter. */
export const withFilter = (view: TableView, id: string, values: readonly string[]): TableView => {
  const { [id]: _, ...others } = view.filter
  const filter = values.length === 0 ? others : { ...others, [id]: values }
  return withPage({ ...view, filter }, 0)
}

/** Filters by a duration since creation; undefined removes the filter. */
export const withCreated = (view: TableView, created: Duration | undefined): TableView =>
  withPage({ ...view, created }, 0)

/** The view without search and filters. */
export const withoutFilters = (view: TableView): TableView =>
  withPage({ ...view, search: '', filter: {}, created: undefined, accountId: undefined }, 0)

/** Expands or collapses a row. */
export const withToggled = (view: TableView, rowId: string): TableView => ({
  ...view,
  open: view.open.includes(rowId) ? view.open.filter((id) => id !== rowId) : [...view.open, rowId],
})

/** Whether a filter or search is set, so that 'No Data' offers to clear it. */
export const isFiltered = (view: TableView): boolean =>
  view.search !== '' ||
  view.created !== undefined ||
  view.accountId !== undefined ||
  Object.keys(view.filter).length > 0

const lastPageOf = (rows: number, size: number): number => Math.max(0, Math.ceil(rows / size) - 1)

/** The last numbered page of a response with this page size; pages count from 0. */
export const lastPageIn = (
  { totalElements, totalPages, size }: Omit<Page<unknown>, 'content'>,
  rowsAPage: number,
): number => lastPageOf(Math.min(totalElements, totalPages * size), rowsAPage)

/** The instant and zone from which a duration is counted. */
export interface ListInstant {
  /** Milliseconds since 1970. */
  readonly now: number
  /** IANA zone of the viewer, whose days count. */
  readonly zone: string
}

const filterOf = ({ filter, accountId }: TableView): Pick<ListQuery, 'filter'> => {
  const chosen = Object.entries(filter).map(([id, values]): [string, string[]] => [id, [...values]])
  const ofAccount: [string, string[]][] =
    accountId === undefined ? [] : [['accountId', [accountId]]]
  const entries = [...chosen, ...ofAccount]
  return entries.length === 0 ? {} : { filter: Object.fromEntries(entries) }
}

/**
 * The parameters of the list call of a view (spec 1 §7). A page beyond the last numbered one
 * becomes the last.
 */
export const listQueryOf = (view: TableView, { now, zone }: ListInstant): ListQuery => ({
  page: Math.min(view.page, lastPageOf(maxListed, view.size)),
  size: view.size,
  sort: `${view.sort.field},${view.sort.direction}`,
  ...(view.search === '' ? {} : { search: view.search }),
  ...(view.created === undefined ? {} : { after: sinceOf(view.created, now, zone) }),
  ...filterOf(view),
})

/** Adds the count of rows created within the default duration of dashboards (spec 1 §9). */
export const withRecentCount = (query: ListQuery, { now, zone }: ListInstant): ListQuery => ({
  ...query,
  recentSince: sinceOf(defaultDuration, now, zone),
})
