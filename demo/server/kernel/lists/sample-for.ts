import type { Database } from '../services.ts'
import { isAmongMore } from './facet-choice.ts'
import type { Growing, Listing } from './listing.ts'
import { createSampleCache, type SampleCache } from './sample-cache.ts'
import { sampleQuery, takeSample } from './sample.ts'
import { sampleOf, type SampledRows } from './sampled-rows.ts'
import type { Sample } from './sampled.ts'
import { firstSample, secondSample } from './second-sample.ts'

const caches = new WeakMap<Database, SampleCache>()

const cacheOf = (database: Database): SampleCache => {
  const cache = caches.get(database) ?? createSampleCache(() => performance.now())
  caches.set(database, cache)
  return cache
}

/** What tells a sample from others: everything but its size. */
const nameOf = (database: Database, list: Listing, growing: Growing): string => {
  const query = database.handle().execute(sampleQuery(list, growing, firstSample))
  const { sql: text, params } = query.getQuery()
  return JSON.stringify([database.mode(), text, params])
}

/** The sample by which a page of a list is found: a cached one, or as many rows as are needed now. */
export const sampleFor = async (
  database: Database,
  list: Listing,
  growing: Growing,
): Promise<Sample> => {
  const cache = cacheOf(database)
  const name = nameOf(database, list, growing)
  const take = async (size: number): Promise<SampledRows> => {
    const rows = await takeSample(database.handle(), list, growing, size)
    // all rows of a small scope are read at each call, because they decide about numbers
    if (rows.taken === size) cache.set(name, rows)
    return rows
  }
  const first = cache.get(name) ?? (await take(firstSample))
  const sample = sampleOf(first, list)
  const larger = secondSample({ ...list, isAmongMore: isAmongMore(list) }, sample)
  if (larger === undefined || larger <= first.size) return sample
  return sampleOf(await take(larger), list)
}
