import type { Database } from '../services.ts'
import { isAmongMore } from './conditions.ts'
import { createKeptSamples, type KeptSamples } from './kept-samples.ts'
import type { Growing, Listing } from './listing.ts'
import { sampleQuery, takeSample } from './sample.ts'
import { sampleOf, type SampledRows } from './sampled-rows.ts'
import type { Sample } from './sampled.ts'
import { firstSample, secondSample } from './ways.ts'

const kept = new WeakMap<Database, KeptSamples>()

const keptOf = (database: Database): KeptSamples => {
  const samples = kept.get(database) ?? createKeptSamples(() => performance.now())
  kept.set(database, samples)
  return samples
}

/** What tells a sample from others: everything but its size. */
const nameOf = (database: Database, list: Listing, growing: Growing): string => {
  const query = database.handle().execute(sampleQuery(list, growing, firstSample))
  const { sql: text, params } = query.getQuery()
  return JSON.stringify([database.mode(), text, params])
}

/** The sample by which a page of a list is found: a kept one, or as many rows as are needed now. */
export const sampleFor = async (
  database: Database,
  list: Listing,
  growing: Growing,
): Promise<Sample> => {
  const samples = keptOf(database)
  const name = nameOf(database, list, growing)
  const take = async (size: number): Promise<SampledRows> => {
    const rows = await takeSample(database.handle(), list, growing, size)
    // all rows of a small scope are read anew, because they decide about numbers
    if (rows.taken === size) samples.keep(name, rows)
    return rows
  }
  const first = samples.get(name) ?? (await take(firstSample))
  const sample = sampleOf(first, list)
  const larger = secondSample({ ...list, isAmongMore: isAmongMore(list) }, sample)
  if (larger === undefined || larger <= first.size) return sample
  return sampleOf(await take(larger), list)
}
