import { and, gte, inArray, lte, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { maxListed, type ListQuery, type Page } from '#core/platform/api/lists.ts'
import type { ErrorCode } from '#core/error-catalogue.ts'
import { ApiError } from '../api-error.ts'
import {
  conditionToSql,
  isColumnFilter,
  type ColumnFilter,
  type Condition,
} from './column-filter.ts'

/** Rows of a page by default. */
const standardSize = 25
const maxPageSize = 100

/** The sorts and filters that a list accepts, by name. */
export interface ListRules {
  readonly table: PgTable
  /** Stored columns, never null in the rows of the list. */
  readonly sorts: Readonly<Record<string, PgColumn>>
  /** The default order: `field,direction`. */
  readonly defaultSort: string
  /** The stored status of a row, and those that the list has; only lists with it count by status. */
  readonly status?: { readonly column: PgColumn; readonly values: readonly string[] }
  /** Values of each filter; null accepts any. */
  readonly allowed: Readonly<Record<string, readonly string[] | null>>
  readonly filters: Readonly<
    Record<string, (values: readonly string[]) => Condition | readonly Condition[] | undefined>
  >
  /**
   * Created by `searchedText`: a stored column with a trigram index in a long list, else an
   * expression.
   */
  readonly searched: SQL | PgColumn
  /** The column for `after` and `before`; a list without it accepts neither. */
  readonly created?: PgColumn
  /** Breaks ties, so that pages never overlap; the id of a row. */
  readonly tie: PgColumn
}

/** The rows that the viewer may see. */
export interface ListScope {
  readonly where: SQL | undefined
  /** The text that the viewer may search, if it is not all searched text. */
  readonly searched?: PgColumn
}

const refuse = (code: ErrorCode, field: string, params: Record<string, string | number> = {}) =>
  new ApiError(code, { params, fieldErrors: [{ code, field, params }] })

/** The order of a list's rows. */
export interface Order {
  readonly key: PgColumn
  readonly direction: 'asc' | 'desc'
}

/** Order of a list, or 400 for an unknown field. */
const orderOf = (rules: ListRules, sort: string): Order => {
  const [field = '', direction] = sort.split(',')
  const key = Object.hasOwn(rules.sorts, field) ? rules.sorts[field] : undefined
  if (key === undefined) throw refuse('unknownSort', 'sort', { name: field })
  return { key, direction: direction === 'desc' ? 'desc' : 'asc' }
}

/** The conditions of each filter of the map, or 400 for an unknown one. */
const filtersOf = (
  rules: ListRules,
  map: Readonly<Record<string, readonly string[]>>,
): readonly Condition[] =>
  Object.entries(map).flatMap(([name, values]) => {
    const condition = Object.hasOwn(rules.filters, name) ? rules.filters[name] : undefined
    const allowed = Object.hasOwn(rules.allowed, name) ? rules.allowed[name] : undefined
    if (condition === undefined || allowed === undefined) {
      throw refuse('unknownFilter', 'filter', { name })
    }
    const unknownValue =
      allowed === null ? undefined : values.find((each) => !allowed.includes(each))
    if (unknownValue !== undefined) throw refuse('unknownFilter', 'filter', { name: unknownValue })
    return values.length === 0 ? [] : (condition(values) ?? [])
  })

/** The statuses that match the filters. */
const statusesOf = (
  { status }: ListRules,
  filters: readonly ColumnFilter[],
): readonly string[] | undefined =>
  status?.values.filter((each) =>
    filters.every(({ column, values }) => column !== status.column || values.includes(each)),
  )

const instantOf = ({ created }: ListRules, name: 'after' | 'before' | 'recentSince'): PgColumn => {
  if (created === undefined) throw refuse('unknownFilter', name, { name })
  return created
}

/** The number of rows of a list, up to the count limit. */
export interface ResultRows {
  /** Number of rows, up to the bound of counts. */
  readonly total: number
  /** Whether there are more rows. */
  readonly isLowerBound: boolean
}

/** One page of a list, as ids. */
export interface ResultPage extends ResultRows {
  /** Ids of the page's rows, in order. */
  readonly ids: readonly string[]
}

/** A list call in the form that its queries need. */
export interface Listing {
  readonly rules: ListRules
  readonly order: Order
  /** Scope, filters and dates; not the search, which is folded where rows are read. */
  readonly where: SQL | undefined
  /** The statuses that match the filters; undefined for a list that is not counted by status. */
  readonly statuses: readonly string[] | undefined
  /** The search as it was typed. */
  readonly search: string | undefined
  /** The texts that must contain it. */
  readonly searched: readonly (SQL | PgColumn)[]
  /** The condition for recent rows; absent unless the call requests their number. */
  readonly recent: SQL | undefined
  /** Whether the call requests counts only. */
  readonly isTotalOnly: boolean
  readonly limit: number
  readonly offset: number
  /** The bound of pages and counts. */
  readonly max: number
  /** The response of the call. */
  page<Row>(content: readonly Row[], found: ResultRows): Page<Row> & { content: Row[] }
}

/** Parses a list call by the rules of its list. `max` differs from the standard bound in tests. */
export const listing = (
  rules: ListRules,
  query: ListQuery,
  scope: ListScope,
  max: number = maxListed,
): Listing => {
  const size = query.size ?? standardSize
  if (size < 1 || size > maxPageSize) throw refuse('pageSize', 'size', { max: maxPageSize })
  const number = query.page ?? 0
  const offset = number * size
  if (offset >= max) throw refuse('pageTooFar', 'page', { max })
  const order = orderOf(rules, query.sort ?? rules.defaultSort)
  const filters = filtersOf(rules, query.filter ?? {})
  const statuses = statusesOf(rules, filters.filter(isColumnFilter))
  const search = query.search?.trim() ?? ''
  return {
    rules,
    order,
    where: and(
      scope.where,
      rules.status && statuses && inArray(rules.status.column, [...statuses]),
      ...filters
        .filter((each) => !isColumnFilter(each) || each.column !== rules.status?.column)
        .map(conditionToSql),
      query.after === undefined ? undefined : gte(instantOf(rules, 'after'), new Date(query.after)),
      query.before === undefined
        ? undefined
        : lte(instantOf(rules, 'before'), new Date(query.before)),
    ),
    statuses,
    search: search === '' ? undefined : search,
    searched: [rules.searched, ...(scope.searched ? [scope.searched] : [])],
    recent:
      query.recentSince === undefined
        ? undefined
        : gte(instantOf(rules, 'recentSince'), new Date(query.recentSince)),
    isTotalOnly: query.totalOnly === true,
    limit: Math.min(size, max - offset),
    offset,
    max,
    page(content, { total, isLowerBound }) {
      return {
        content: [...content],
        totalElements: total,
        ...(isLowerBound && { isTotalLowerBound: true }),
        totalPages: Math.ceil(total / size),
        number,
        size,
      }
    },
  }
}
