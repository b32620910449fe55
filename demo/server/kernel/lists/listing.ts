import { and, asc, desc, gte, ilike, lte, or, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ListQuery, Page } from '#core/platform/api/lists.ts'
import type { ErrorCode } from '#core/error-catalogue.ts'
import { Refusal } from '../refusal.ts'

/** Rows of a page when nobody says how many. */
const standardSize = 25
const largestSize = 100

/** What one list can do: its orders and filters stand here by name, and nothing else is accepted. */
export interface ListRules {
  readonly sorts: Readonly<Record<string, SQLWrapper>>
  /** `field,direction` when none is asked. */
  readonly defaultSort: string
  /** Values of each filter; null takes any. */
  readonly allowed: Readonly<Record<string, readonly string[] | null>>
  readonly filters: Readonly<Record<string, (values: readonly string[]) => SQL | undefined>>
  /** Columns that hold what is searched for. */
  readonly searched: readonly PgColumn[]
  /** What `after` and `before` count by; a list without it takes neither. */
  readonly created?: PgColumn
  /** Breaks ties, so that pages never overlap. */
  readonly tie: PgColumn
}

const refuse = (code: ErrorCode, field: string, params: Record<string, string | number> = {}) =>
  new Refusal(code, { params, faults: [{ code, field, params }] })

/** Order of a list, or 400 for a field it does not sort by. */
const orderOf = (rules: ListRules, sort: string): SQL[] => {
  const [field = '', direction] = sort.split(',')
  if (!Object.hasOwn(rules.sorts, field)) throw refuse('unknownSort', 'sort', { name: field })
  const by = direction === 'desc' ? desc : asc
  const column = rules.sorts[field]
  return column === undefined ? [by(rules.tie)] : [by(column), by(rules.tie)]
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

const literally = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const searchOf = (rules: ListRules, text: string): SQL | undefined =>
  text.trim() === ''
    ? undefined
    : or(...rules.searched.map((column) => ilike(column, literally(text.trim()))))

const momentOf = ({ created }: ListRules, name: 'after' | 'before'): PgColumn => {
  if (created === undefined) throw refuse('unknownFilter', name, { name })
  return created
}

/** A list call turned into what a query needs. */
export interface Listing {
  readonly where: SQL | undefined
  readonly orderBy: SQL[]
  readonly limit: number
  readonly offset: number
  /** The answer of the call. */
  page<Row>(content: readonly Row[], total: number): Page<Row> & { content: Row[] }
}

/** Reads a list call by the rules of its list; `scope` is what the viewer may see at all. */
export const listing = (rules: ListRules, query: ListQuery, scope: SQL | undefined): Listing => {
  const size = query.size ?? standardSize
  if (size < 1 || size > largestSize) throw refuse('pageSize', 'size', { most: largestSize })
  const number = query.page ?? 0
  return {
    where: and(
      scope,
      ...filtersOf(rules, query.filter ?? {}),
      searchOf(rules, query.search ?? ''),
      query.after === undefined ? undefined : gte(momentOf(rules, 'after'), new Date(query.after)),
      query.before === undefined
        ? undefined
        : lte(momentOf(rules, 'before'), new Date(query.before)),
    ),
    orderBy: orderOf(rules, query.sort ?? rules.defaultSort),
    limit: size,
    offset: number * size,
    page: (content, total) => ({
      content: [...content],
      totalElements: total,
      totalPages: Math.ceil(total / size),
      number,
      size,
    }),
  }
}
