import { and, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { mostListed, type ListQuery, type Page } from '#core/platform/api/lists.ts'
import type { ErrorCode } from '#core/error-catalogue.ts'
import { ApiError } from '../api-error.ts'
import { patternOf } from './searched.ts'

/** Rows of a page when nobody says how many. */
const standardSize = 25
const largestSize = 100

/** Rows whose column holds one of the values. */
export interface Among {
  readonly column: PgColumn
  readonly values: readonly string[]
}

/** What one list can do: its orders and filters stand here by name, and nothing else is accepted. */
export interface ListRules {
  readonly table: PgTable
  /** Stored and indexed columns (`listIndexes`), never null in the rows of the list. */
  readonly sorts: Readonly<Record<string, PgColumn>>
  /** `field,direction` when none is asked. */
  readonly defaultSort: string
  /** The status that the indexes begin with, and all its values. A list that stays short has none. */
  readonly lead?: Among
  /** The values of the lead that the list is of; all of them without. */
  readonly only?: readonly string[]
  /** Values of each filter; null takes any. */
  readonly allowed: Readonly<Record<string, readonly string[] | null>>
  /** A filter on the lead gives its values, any other one a condition. */
  readonly filters: Readonly<Record<string, (values: readonly string[]) => SQL | Among | undefined>>
  /** Made by `searchedText`: a stored column of a list that grows, else an expression. */
  readonly searched: SQL | PgColumn
  /** What `after` and `before` count by; a list without it takes neither. */
  readonly created?: PgColumn
  /** Breaks ties, so that pages never overlap; the id of a row. */
  readonly tie: PgColumn
}

/** What the viewer may see at all. */
export interface ListScope {
  readonly where: SQL | undefined
  /** Whether the list's indexes begin with it: everything, or all of one agency. */
  readonly isIndexed: boolean
}

const refuse = (code: ErrorCode, field: string, params: Record<string, string | number> = {}) =>
  new ApiError(code, { params, fieldErrors: [{ code, field, params }] })

/** The order of a list's rows. */
export interface Order {
  readonly key: PgColumn
  readonly direction: 'asc' | 'desc'
}

/** Order of a list, or 400 for a field it does not sort by. */
const orderOf = (rules: ListRules, sort: string): Order => {
  const [field = '', direction] = sort.split(',')
  const key = Object.hasOwn(rules.sorts, field) ? rules.sorts[field] : undefined
  if (key === undefined) throw refuse('unknownSort', 'sort', { name: field })
  return { key, direction: direction === 'desc' ? 'desc' : 'asc' }
}

/** One condition for each filter of the map, or 400 for one the list does not know. */
const filtersOf = (rules: ListRules, map: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(map).flatMap(([name, values]) => {
    const condition = Object.hasOwn(rules.filters, name) ? rules.filters[name] : undefined
    const allowed = Object.hasOwn(rules.allowed, name) ? rules.allowed[name] : undefined
    if (condition === undefined || allowed === undefined) {
      throw refuse('unknownFilter', 'filter', { name })
    }
    const stranger = allowed === null ? undefined : values.find((each) => !allowed.includes(each))
    if (stranger !== undefined) throw refuse('unknownFilter', 'filter', { name: stranger })
    return values.length === 0 ? [] : [condition(values)]
  })

const instantOf = ({ created }: ListRules, name: 'after' | 'before'): PgColumn => {
  if (created === undefined) throw refuse('unknownFilter', name, { name })
  return created
}

const isAmong = (condition: SQL | Among | undefined): condition is Among =>
  condition !== undefined && 'column' in condition

/** A list call turned into what its queries need. */
export interface Listing {
  readonly rules: ListRules
  readonly scope: ListScope
  readonly order: Order
  /** The values of the lead that are wanted; undefined when all are. */
  readonly leads: readonly string[] | undefined
  /** Conditions beside scope, lead and search. */
  readonly rest: readonly SQL[]
  /** A pattern for the searched text. */
  readonly search: string | undefined
  readonly limit: number
  readonly offset: number
  /** How far pages and counts go. */
  readonly most: number
  /** The answer of the call; `total` counts one row more than `most` when there are more. */
  page<Row>(content: readonly Row[], total: number): Page<Row> & { content: Row[] }
}

/** Reads a list call by the rules of its list. `most` is another bound than the standard one in tests. */
export const listing = (
  rules: ListRules,
  query: ListQuery,
  scope: ListScope,
  most: number = mostListed,
): Listing => {
  const size = query.size ?? standardSize
  if (size < 1 || size > largestSize) throw refuse('pageSize', 'size', { most: largestSize })
  const number = query.page ?? 0
  const offset = number * size
  if (offset >= most) throw refuse('pageTooFar', 'page', { most })
  const order = orderOf(rules, query.sort ?? rules.defaultSort)
  const conditions = filtersOf(rules, query.filter ?? {})
  const ofLead = (each: SQL | Among | undefined): each is Among =>
    isAmong(each) && each.column === rules.lead?.column
  const leads = conditions
    .filter(ofLead)
    .reduce<readonly string[] | undefined>(
      (left, { values }) => (left ? left.filter((each) => values.includes(each)) : values),
      rules.only,
    )
  const search = query.search?.trim() ?? ''
  const rest = [
    ...conditions.map((each) =>
      ofLead(each) ? undefined : isAmong(each) ? inArray(each.column, [...each.values]) : each,
    ),
    query.after === undefined ? undefined : gte(instantOf(rules, 'after'), new Date(query.after)),
    query.before === undefined
      ? undefined
      : lte(instantOf(rules, 'before'), new Date(query.before)),
  ].filter((each) => each !== undefined)
  return {
    rules,
    scope,
    order,
    leads,
    rest,
    search: search === '' ? undefined : patternOf(search),
    limit: Math.min(size, most - offset),
    offset,
    most,
    page(content, total) {
      const totalElements = Math.min(total, most)
      return {
        content: [...content],
        totalElements,
        ...(total > most && { isTotalLowerBound: true }),
        totalPages: Math.ceil(totalElements / size),
        number,
        size,
      }
    },
  }
}

/** Everything that a row of the list fulfils. */
export const whereOf = ({ rules, scope, leads, rest, search }: Listing): SQL | undefined =>
  and(
    scope.where,
    leads === undefined || rules.lead === undefined
      ? undefined
      : leads.length === 0
        ? sql`false`
        : inArray(rules.lead.column, [...leads]),
    ...rest,
    search === undefined ? undefined : sql`${rules.searched} like lower(${search})`,
  )
