import type { Services } from '../services.ts'
import { findPage } from './find-page.ts'
import type { Listing } from './listing.ts'
import type { ReadList } from './read-page.ts'

/** Rows that are read at once. */
const part = 500

/** The rows of a list call, and whether it has more than were asked for. */
export interface WholeList<Shown> {
  readonly rows: readonly Shown[]
  readonly hasMore: boolean
}

/** Rows that are read of every list, as far as its first pages reach. */
const leastReach = 1_000

/**
 * The rows of a list call regardless of its page, up to `most`, in its order. Of a long list whose rows
 * match seldom it reads as many as have page numbers.
 */
export const readWhole = async <Row, Shown>(
  services: Services,
  list: Listing,
  most: number,
  { read, idOf, show }: ReadList<Row, Shown>,
): Promise<WholeList<Shown>> => {
  await services.refreshStatuses(list.rules.table)
  const { database } = services
  const reach =
    most <= leastReach
      ? most
      : (await findPage(database, { ...list, limit: 1, offset: 0, isCounted: true })).reach
  const limit = Math.min(most, list.most, Math.max(reach, leastReach))
  const found = await findPage(database, { ...list, limit, offset: 0 })
  const rows: Shown[] = []
  for (let from = 0; from < found.ids.length; from += part) {
    const ids = found.ids.slice(from, from + part)
    // few rows are in memory at a time
    // oxlint-disable-next-line no-await-in-loop
    const byId = new Map((await read(ids)).map((row) => [idOf(row), row]))
    rows.push(...ids.flatMap((id) => byId.get(id) ?? []).map(show))
  }
  return { rows, hasMore: found.isLowerBound || found.total > found.ids.length }
}
