import type { Database } from '../services.ts'
import { cachePerDatabase } from './cache.ts'
import { isAmongMore } from './facet-choice.ts'
import type { Growing, Listing } from './listing.ts'
import { rowsAfter } from './rows-after.ts'
import { sampleQuery, takeSample } from './take-sample.ts'
import { sampleOf, type SampledRows } from './sampled-rows.ts'
import type { Sample } from './sampled.ts'
import { firstSample, secondSample } from './second-sample.ts'

/**
 * Samples by the texts of their queries: each letter of a search, each page and each refetch asks for the
 * same one. A sample that is out of date costs time only. About 25 MB.
 */
const samplesOf = cachePerDatabase<SampledRows>({
  life: 60_000,
  most: 100_000,
  weightOf: ({ taken }) => taken,
})

/** What tells a sample from others: everything but its size. */
const nameOf = (database: Database, list: Listing, growing: Growing): string => {
  const query = database.handle().execute(sampleQuery(list, growing, firstSample))
  const { sql: text, params } = query.getQuery()
  return JSON.stringify([database.mode(), text, params])
}

/** A sample of the rows of a list. */
export interface SampledList {
  /** What tells its rows and their order from those of other lists, beside leads and search. */
  readonly name: string
  readonly sample: Sample
  /** The sample of what comes after the first `offset` rows; undefined where it shows too few of these. */
  after(offset: number): Sample | undefined
}

/** The sample by which a page of a list is found: a cached one, or as many rows as are needed now. */
export const sampleFor = async (
  database: Database,
  list: Listing,
  growing: Growing,
): Promise<SampledList> => {
  const cache = samplesOf(database)
  const name = nameOf(database, list, growing)
  const take = async (size: number): Promise<SampledRows> => {
    const rows = await takeSample(database.handle(), list, growing, size)
    // all rows of a small scope are read at each call, because they decide about numbers
    if (rows.taken === size) cache.set(name, rows)
    return rows
  }
  const sampledList = (rows: SampledRows): SampledList => ({
    name,
    sample: sampleOf(rows, list),
    after(offset) {
      const others = rowsAfter(rows, list, offset)
      return others && sampleOf(others, { ...list, offset: 0 })
    },
  })
  const first = cache.get(name) ?? (await take(firstSample))
  const sampled = sampledList(first)
  const larger = secondSample({ ...list, isAmongMore: isAmongMore(list) }, sampled.sample)
  if (larger === undefined || larger <= first.size) return sampled
  return sampledList(await take(larger))
}
