import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { amongRows, restWhere, unnested } from './conditions.ts'
import { by, inOrder, selectKeys } from './keys.ts'
import type { Listing, Months, Order } from './listing.ts'
import { monthIn } from './months.ts'

/** Whether a row comes not after a sort key. */
export const isUpTo = ({ key, direction }: Order, value: SQLWrapper, end: string | SQL): SQL =>
  sql`${value} ${sql.raw(direction === 'asc' ? '<=' : '>=')} (select ${end}::${sql.raw(key.getSQLType())})`

/** Whether a row is of the months of a list whose rows are scanned by month: for an index that begins with them. */
export const isOfMonths = ({ months }: Listing): SQL | undefined => {
  if (months === undefined) return undefined
  const { first, last, facets } = months
  const month = monthIn(facets.created)
  return and(
    first === undefined ? undefined : sql`${month} >= ${first}`,
    last === undefined ? undefined : sql`${month} <= ${last}`,
  )
}

interface OfMonths {
  readonly leads: readonly string[]
  readonly endKey: string | SQL | undefined
  /** A condition of few rows, which the index alone decides: only these are read. */
  readonly few?: SQL
}

/**
 * The first rows of some leads in each month of creation, from the index of the sort by month. The
 * page is among them.
 */
export const firstOfMonths = (
  list: Listing,
  { first, last, facets: { lead, created } }: Months,
  { leads, endKey, few }: OfMonths,
): SQL => {
  const { rules, order, offset, limit } = list
  const { table, tie } = rules
  const { key } = order
  const isOfLead = sql`${lead} = wanted.lead`
  // a call may name any instant: months before the first row or after the last one are not scanned
  const bound = (month: number | undefined, edge: 'min' | 'max'): SQL => {
    const edgeRow = sql`${sql.raw(edge)}(${created})`
    const own = monthIn(edgeRow)
    const nearer = sql.raw(edge === 'min' ? 'greatest' : 'least')
    // without rows there is no month, and `greatest` and `least` would give the other value
    const within =
      month === undefined
        ? own
        : sql`case when ${edgeRow} is not null then ${nearer}(${month}::integer, ${own}) end`
    return sql`(select ${within} from ${table} where ${and(amongRows(list), isOfLead)})`
  }
  const upToEnd = endKey === undefined ? undefined : isUpTo(order, key, endKey)
  const byKeys = sql`order by ${by(order, sql`${key}`, sql`${tie}`)}`
  const ofMonth = and(isOfLead, sql`${monthIn(created)} = months.month`, upToEnd)
  const keysWhere = (more: SQL | undefined): SQL =>
    sql`${selectKeys(list, sql`${and(ofMonth, more)}`)} ${byKeys}`
  const rows = few
    ? sql`
      select id, sort_key from (${keysWhere(and(amongRows(list), few))} offset 0) as few
      where exists (select from ${table} where ${tie} = few.id and ${restWhere(list)}) ${inOrder(list)}`
    : keysWhere(restWhere(list))
  return sql`select found.id, found.sort_key from ${unnested(leads)} as wanted(lead),
    generate_series(${bound(first, 'min')}, ${bound(last, 'max')}) as months(month),
    lateral (${rows} limit ${offset + limit}) as found`
}
