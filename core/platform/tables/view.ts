import { mostListed, type ListQuery, type Page } from '../api/lists.ts'

/** The order of a table: a field of the endpoint and a direction. */
export interface Sort {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

/** The order that `field,direction` names. */
export const readSort = (text: string): Sort => {
  const [field = '', direction] = text.split(',')
  return { field, direction: direction === 'asc' ? 'asc' : 'desc' }
}

/** A column as the rules of a table know it; how it is drawn is the portal's business. */
export interface ColumnRule {
  readonly id: string
  /** The field the endpoint sorts by; none when the column cannot be sorted. */
  readonly sortBy?: string
  /** Not shown until the user asks for it. */
  readonly hidden?: boolean
  /** Cannot be hidden: the column that names the record. */
  readonly fixed?: boolean
}

/** An any-of filter: a key of the endpoint's filter map and the values it knows. */
export interface FilterRule {
  readonly id: string
  readonly options: readonly string[]
}

/** What a table may show and how it starts (spec 2 §9 for sorts and page sizes). */
export interface TableRules {
  readonly columns: readonly ColumnRule[]
  readonly filters: readonly FilterRule[]
  readonly defaultSort: Sort
  readonly pageSize: number
}

/** What a user looks at: everything that a shared address restores. Pages count from 0. */
export interface TableView {
  readonly page: number
  readonly size: number
  readonly sort: Sort
  readonly search: string
  readonly filter: Readonly<Record<string, readonly string[]>>
  /** Ids of the columns shown, in order; left out when the user's own arrangement decides. */
  readonly columns?: readonly string[] | undefined
  /** Ids of the rows that stand open. */
  readonly open: readonly string[]
}

/** Page sizes every table offers (spec 2 §9). */
export const pageSizes = [25, 50, 100] as const

/** The sizes a table offers: the common ones, and its own when that is another. */
export const sizesOf = (rules: TableRules): readonly number[] =>
  [...new Set([rules.pageSize, ...pageSizes])].sort((a, b) => a - b)

/** The view a table starts with and returns to when its menu entry is chosen again. */
export const startView = (rules: TableRules): TableView => ({
  page: 0,
  size: rules.pageSize,
  sort: rules.defaultSort,
  search: '',
  filter: {},
  open: [],
})

/** Another page; open rows belong to the page that was left. */
export const withPage = (view: TableView, page: number): TableView => ({
  ...view,
  page: Math.max(0, page),
  open: [],
})

/** Another page size, on the page that still holds the first row of the old one. */
export const withSize = (view: TableView, size: number): TableView =>
  withPage({ ...view, size }, Math.floor((view.page * view.size) / size))

/** The next order when a column's heading is pressed: ascending, descending, back to the default. */
export const nextSort = (view: TableView, field: string, rules: TableRules): Sort => {
  if (view.sort.field !== field) return { field, direction: 'asc' }
  if (view.sort.direction === 'asc') return { field, direction: 'desc' }
  const isDefault = rules.defaultSort.field === field
  return isDefault ? { field, direction: 'asc' } : rules.defaultSort
}

export const withSort = (view: TableView, sort: Sort): TableView => withPage({ ...view, sort }, 0)

export const withSearch = (view: TableView, search: string): TableView =>
  withPage({ ...view, search }, 0)

/** Sets the values of one filter; none takes the filter away. */
export const withFilter = (view: TableView, id: string, values: readonly string[]): TableView => {
  const { [id]: _, ...others } = view.filter
  const filter = values.length === 0 ? others : { ...others, [id]: values }
  return withPage({ ...view, filter }, 0)
}

/** Opens a closed row, closes an open one. */
export const withToggled = (view: TableView, rowId: string): TableView => ({
  ...view,
  open: view.open.includes(rowId) ? view.open.filter((id) => id !== rowId) : [...view.open, rowId],
})

/** Whether anything narrows the rows: then 'No Data' offers to clear it. */
export const isNarrowed = (view: TableView): boolean =>
  view.search !== '' || Object.keys(view.filter).length > 0

const lastPageOf = (rows: number, size: number): number => Math.max(0, Math.ceil(rows / size) - 1)

/** The last page that an answer has a number for, with so many rows a page; pages count from 0. */
export const lastPageIn = (
  { totalElements, totalPages, size }: Omit<Page<unknown>, 'content'>,
  rowsAPage: number,
): number => lastPageOf(Math.min(totalElements, totalPages * size), rowsAPage)

/** The parameters of the list call behind a view (spec 1 §7). A page beyond the last number is the last one. */
export const listQueryOf = (view: TableView): ListQuery => ({
  page: Math.min(view.page, lastPageOf(mostListed, view.size)),
  size: view.size,
  sort: `${view.sort.field},${view.sort.direction}`,
  ...(view.search === '' ? {} : { search: view.search }),
  ...(Object.keys(view.filter).length === 0
    ? {}
    : {
        filter: Object.fromEntries(
          Object.entries(view.filter).map(([id, values]) => [id, [...values]]),
        ),
      }),
})
