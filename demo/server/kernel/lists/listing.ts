import { gte, lte, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { maxListed, type ListQuery, type Page } from '#core/platform/api/lists.ts'
import type { ErrorCode } from '#core/error-catalogue.ts'
import { ApiError } from '../api-error.ts'
import { allAmong } from './all-among.ts'
import { isAmong, type Among, type Condition } from './among.ts'
import type { Facets } from './facets.ts'
import { monthOf } from './months.ts'

/** Rows of a page by default. */
const standardSize = 25
const largestSize = 100

/** Indexed columns of a growing list (`listIndexes`). */
export interface Growing {
  readonly facets: Facets
  /** All values of the lead. */
  readonly leads: readonly string[]
}

/** What a list accepts: its sorts and filters by name, and no others. */
export interface ListRules {
  readonly table: PgTable
  /** Stored and indexed columns (`listIndexes`), never null in the rows of the list. */
  readonly sorts: Readonly<Record<string, PgColumn>>
  /** `field,direction` when the call names none. */
  readonly defaultSort: string
  /** Absent for a list that stays short. */
  readonly growing?: Growing
  /** The lead values of the list; all when absent. */
  readonly only?: readonly string[]
  /** Values of each filter; null accepts any. */
  readonly allowed: Readonly<Record<string, readonly string[] | null>>
  /** A filter on columns gives the values of each, any other one a condition. */
  readonly filters: Readonly<
    Record<string, (values: readonly string[]) => Condition | readonly Condition[] | undefined>
  >
  /** Made by `searchedText`: a stored column of a list that grows, else an expression. */
  readonly searched: SQL | PgColumn
  /** The column for `after` and `before`; a list without it takes neither. */
  readonly created?: PgColumn
  /** Breaks ties, so that pages never overlap; the id of a row. */
  readonly tie: PgColumn
}

/** The rows that the viewer may see. */
export interface ListScope {
  readonly where: SQL | undefined
  /** The rows that include it: all, or one agency's. Absent for a scope of few rows. */
  readonly among?: 'everybody' | { readonly agencyId: string }
  /** Whether it is all of those, beside `only`. */
  readonly isWhole: boolean
  /** A column by which only some of those are in it. */
  readonly only?: Among
  /** The text that is searched, where its viewers see less than the list's has. */
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
const filtersOf = (rules: ListRules, map: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(map).flatMap(([name, values]) => {
    const condition = Object.hasOwn(rules.filters, name) ? rules.filters[name] : undefined
    const allowed = Object.hasOwn(rules.allowed, name) ? rules.allowed[name] : undefined
    if (condition === undefined || allowed === undefined) {
      throw refuse('unknownFilter', 'filter', { name })
    }
    const stranger = allowed === null ? undefined : values.find((each) => !allowed.includes(each))
    if (stranger !== undefined) throw refuse('unknownFilter', 'filter', { name: stranger })
    return values.length === 0 ? [] : condition(values)
  })

const instantOf = ({ created }: ListRules, name: 'after' | 'before' | 'recentSince'): PgColumn => {
  if (created === undefined) throw refuse('unknownFilter', name, { name })
  return created
}

/** The rows of a list, as far as they are known. */
export interface FoundRows {
  /** Number of rows, up to the bound of counts. */
  readonly total: number
  /** Whether there are more rows. */
  readonly isLowerBound: boolean
  /** Number of rows on numbered pages. */
  readonly reach: number
}

/** One page of a list, as ids. */
export interface FoundPage extends FoundRows {
  /** Ids of the page's rows, in order. */
  readonly ids: readonly string[]
}

/** Where a page begins in the order of a list: with a row, or after it. */
export interface Cursor {
  readonly id: string
  /** Its sort key as a text. */
  readonly key: string
  readonly isAfter: boolean
}

/** Months of creation, by `monthOf`; without a bound from the first or to the last one. */
export interface Months {
  readonly facets: Facets
  readonly first: number | undefined
  readonly last: number | undefined
}

/** Distinct values of a column with several values each. */
export interface OfSets {
  readonly column: PgColumn
  readonly sets: readonly (readonly string[])[]
}

/** A list call in the form that its queries need. */
export interface Listing {
  readonly rules: ListRules
  readonly scope: ListScope
  readonly order: Order
  /** The requested lead values; empty in a list that stays short. */
  readonly leads: readonly string[]
  /** Conditions on the date of creation. */
  readonly dated: readonly SQL[]
  /** The months of these conditions, when the rows are scanned month by month. */
  readonly months: Months | undefined
  /** Whether rows that are searched for may be read by the days of their creation: the sort follows the date of creation. */
  readonly isByDay: boolean
  /** Whether it is in the order of the list: most calls are, and differ little. */
  readonly isUsual: boolean
  /** The rows that are counted as recent; absent when the call does not ask for their number. */
  readonly recent: SQL | undefined
  /** Whether the call asks for the number of rows only. */
  readonly isTotalOnly: boolean
  /** Conditions beside the agency, lead, date and search. */
  readonly rest: readonly Condition[]
  /** The search as it was typed; folded where rows are read. */
  readonly sought: string | undefined
  /** The sets that its rows have, where they are read set by set (`withSets`). */
  readonly ofSets?: OfSets
  readonly limit: number
  readonly offset: number
  /** Where its rows begin, if not with the first one: `offset` counts from there. */
  readonly from?: Cursor
  /** The bound of pages and counts. */
  readonly most: number
  /** Whether rows are counted up to the bound even where the page is found sooner. */
  readonly isCounted?: boolean
  /** The answer of the call. */
  page<Row>(content: readonly Row[], found: FoundRows): Page<Row> & { content: Row[] }
}

/** Reads a list call by the rules of its list. `most` differs from the standard bound in tests. */
export const listing = (
  rules: ListRules,
  query: ListQuery,
  scope: ListScope,
  most: number = maxListed,
): Listing => {
  const size = query.size ?? standardSize
  if (size < 1 || size > largestSize) throw refuse('pageSize', 'size', { most: largestSize })
  const number = query.page ?? 0
  const offset = number * size
  if (offset >= most) throw refuse('pageTooFar', 'page', { most })
  const sort = query.sort ?? rules.defaultSort
  const order = orderOf(rules, sort)
  const conditions = filtersOf(rules, query.filter ?? {})
  const ofLead = (each: Condition | undefined): each is Among =>
    isAmong(each) && each.column === rules.growing?.facets.lead
  const leads = conditions
    .filter(ofLead)
    .reduce<readonly string[]>(
      (left, { values }) => left.filter((each) => values.includes(each)),
      rules.only ?? rules.growing?.leads ?? [],
    )
  const search = query.search?.trim() ?? ''
  const rest = conditions.filter((each) => each !== undefined).filter((each) => !ofLead(each))
  const after = query.after === undefined ? undefined : new Date(query.after)
  const before = query.before === undefined ? undefined : new Date(query.before)
  const dated = [
    after && gte(instantOf(rules, 'after'), after),
    before && lte(instantOf(rules, 'before'), before),
  ].filter((each) => each !== undefined)
  const facets = rules.growing?.facets
  return {
    rules: scope.searched === undefined ? rules : { ...rules, searched: scope.searched },
    scope,
    order,
    leads,
    dated,
    months:
      facets?.following.includes(order.key) === true && dated.length > 0
        ? { facets, first: after && monthOf(after), last: before && monthOf(before) }
        : undefined,
    isByDay:
      search !== '' &&
      dated.length === 0 &&
      facets !== undefined &&
      [facets.created, ...facets.following].includes(order.key),
    isUsual: sort === rules.defaultSort,
    recent:
      query.recentSince === undefined
        ? undefined
        : gte(instantOf(rules, 'recentSince'), new Date(query.recentSince)),
    isTotalOnly: query.totalOnly === true,
    rest: allAmong(scope.only === undefined ? rest : [...rest, scope.only]),
    sought: search === '' ? undefined : search,
    limit: Math.min(size, most - offset),
    offset,
    most,
    page(content, { total, isLowerBound, reach }) {
      return {
        content: [...content],
        totalElements: total,
        ...(isLowerBound && { isTotalLowerBound: true }),
        totalPages: Math.ceil(Math.min(total, reach) / size),
        number,
        size,
      }
    },
  }
}
