import { rowsOf } from '../database/rows-of.ts'
import type { Database, Handle } from '../services.ts'
import { pageOfDays } from './by-day.ts'
import { cursorsOf, type KnownCursor, type Place } from './cursors.ts'
import { indexUseOf } from './index-use.ts'
import type { FoundPage, FoundRows, Listing } from './listing.ts'
import { merge, type Merged } from './merge.ts'
import type { SampledList } from './sample-for.ts'
import { queryPlanOf } from './query-plan.ts'

/** The page from the matches of some days; none where there are no such days or too few matches in them. */
const ofDays = async (
  handle: Handle,
  list: Listing,
  { days, sample }: Merged,
): Promise<readonly Place[]> => {
  const { growing } = list.rules
  if (days === undefined || sample === undefined || growing === undefined) return []
  const result = await handle.execute(pageOfDays(list, growing, { days, sample }))
  return rowsOf<Place>(result)
}

const placesOf = async (handle: Handle, page: Listing, ways: Merged): Promise<readonly Place[]> => {
  const ofSomeDays = await ofDays(handle, page, ways)
  if (ofSomeDays.length === page.limit) return ofSomeDays
  const places = await merge(handle, page, ways)
  if (places.length === page.limit || ways.endKey === undefined) return places
  return merge(handle, page, { ...ways, endKey: undefined })
}

/** A page whose beginning is known, as the first one of the rows from there. */
const fromCursor = async (
  handle: Handle,
  page: Listing,
  { from, sampled }: { readonly from: KnownCursor | undefined; readonly sampled: SampledList },
): Promise<readonly Place[]> => {
  const others = from && sampled.after(page.offset)
  if (others === undefined) return []
  const first = { ...page, from, offset: 0 }
  const ways = queryPlanOf({ ...first, ...indexUseOf(page) }, others)
  return placesOf(handle, first, { ...ways, sample: sampled.sample })
}

interface Walked {
  readonly sampled: SampledList
  /** How the page is found from the beginning of the list. */
  readonly ways: Merged
  /** How many rows the list has. */
  readonly found: FoundRows
}

/** The page from rows that are scanned in order, not all read. */
export const walk = async (
  database: Database,
  list: Listing,
  { sampled, ways, found }: Walked,
): Promise<FoundPage> => {
  const reach = Math.min(found.reach, found.total)
  if (list.offset >= reach) return { ids: [], ...found }
  const page = { ...list, limit: Math.min(list.limit, reach - list.offset) }
  const cursors = cursorsOf(database, list, sampled)
  const handle = database.handle()
  const from = cursors.at(list.offset)
  const ofCursor = await fromCursor(handle, page, { from, sampled })
  // with fewer rows some have moved before their page: the page is found from the beginning again
  const isFull = ofCursor.length === page.limit
  const places = isFull ? ofCursor : await placesOf(handle, page, ways)
  cursors.store(page, places, isFull ? from : undefined)
  return { ids: places.map(({ id }) => id), ...found }
}
