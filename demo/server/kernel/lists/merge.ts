import { sql, type SQL } from 'drizzle-orm'
import { executeBuilt } from '../database/execute-prepared.ts'
import { rowsOf } from '../database/rows-of.ts'
import type { Handle } from '../services.ts'
import { isUpTo } from './by-month.ts'
import type { Place } from './cursors.ts'
import { firstRows, inBrackets } from './first-rows.ts'
import { foundWhere } from './found-where.ts'
import { indexUseOf } from './index-use.ts'
import { inOrder, ofPage, places, selectKeys, upToPage } from './keys.ts'
import type { Listing } from './listing.ts'
import { withEach } from './repeated.ts'
import type { Sample } from './sampled.ts'
import type { QueryPlan } from './query-plan.ts'

const upToEnd = ({ order }: Listing, endKey: string | undefined): SQL =>
  endKey === undefined ? sql`` : sql`where ${isUpTo(order, sql`sort_key`, endKey)}`

/**
 * The first of the rows that an index of parts finds. All are read before they are sorted (`offset 0`), because an
 * order would make the planner scan an index in which they are rare.
 */
const firstFound = (list: Listing, where: SQL, endKey: string | undefined): SQL =>
  sql`select * from (${selectKeys(list, where)} offset 0) as found ${upToEnd(list, endKey)} ${inOrder(list)} ${upToPage(list)}`

/** How the rows of each lead are read. */
export type Merged = Pick<QueryPlan, 'walked' | 'gathered' | 'endKey' | 'days'> & {
  readonly sample?: Sample
}

/** The page from the first rows of each lead. */
export const merge = async (
  handle: Handle,
  list: Listing,
  { walked, gathered, endKey, sample }: Merged,
): Promise<readonly Place[]> => {
  const parts = [
    ...firstRows(list, walked, endKey),
    ...(gathered.length === 0
      ? []
      : [inBrackets([firstFound(list, foundWhere(list, gathered, { sample }), endKey)])]),
  ]
  const query = sql`${places} from (${sql.join(parts, sql` union all `)}) as listed ${inOrder(list)} ${ofPage(list)}`
  // one plan for all values of one lead reads another index where values of a set are compared
  const isOfSets = walked.length === 1 && indexUseOf(list).hasSets
  // a scan of each lead takes longer to plan than to read; what is found by parts depends on these
  const isPrepared =
    list.isUsual &&
    list.offset === 0 &&
    gathered.length === 0 &&
    list.months === undefined &&
    !isOfSets
  const built = withEach(handle.execute(query).getQuery(), walked)
  const result = await executeBuilt(handle, built, { isPrepared })
  return rowsOf<Place>(result)
}
