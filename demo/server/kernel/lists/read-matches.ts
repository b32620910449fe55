import type { Services } from '../services.ts'
import { findPage } from './find-page.ts'
import type { Listing } from './listing.ts'
import type { ReadList } from './read-page.ts'

/** Rows per batch. */
const batchSize = 500

/** The rows of a list call, and whether it has more than the maximum. */
export interface Matches<Shown> {
  readonly rows: readonly Shown[]
  readonly hasMore: boolean
}

/** The first `max` rows of a list call regardless of its page, in its order. */
export const readMatches = async <Row, Shown>(
  services: Services,
  list: Listing,
  max: number,
  { read, idOf, show }: ReadList<Row, Shown>,
): Promise<Matches<Shown>> => {
  await services.refreshStatuses(list.rules.table)
  const limit = Math.min(max, list.max)
  const found = await findPage(services.database, { ...list, limit, offset: 0 })
  const rows: Shown[] = []
  for (let from = 0; from < found.ids.length; from += batchSize) {
    const ids = found.ids.slice(from, from + batchSize)
    // few rows are in memory at a time
    // oxlint-disable-next-line no-await-in-loop
    const byId = new Map((await read(ids)).map((row) => [idOf(row), row]))
    rows.push(...ids.flatMap((id) => byId.get(id) ?? []).map(show))
  }
  return { rows, hasMore: found.isLowerBound || found.total > found.ids.length }
}
