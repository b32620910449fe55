import type { SampledRows } from './sampled-rows.ts'

/** Milliseconds that a sample is cached. */
const life = 60_000

/** Most cached rows, of all samples together: about 25 MB. */
const mostRows = 100_000

/**
 * Samples that are used again, by the texts of their queries: each letter of a search, each page and each
 * refetch asks for the same one. A sample that is out of date costs time only.
 */
export interface SampleCache {
  /** The sample of a query, unless it is too old. */
  get(query: string): SampledRows | undefined
  set(query: string, rows: SampledRows): void
}

interface Entry {
  readonly rows: SampledRows
  readonly until: number
}

/** `now` in milliseconds. */
export const createSampleCache = (now: () => number): SampleCache => {
  /** The least recently used one is first. */
  const entries = new Map<string, Entry>()
  let count = 0
  const remove = (query: string): Entry | undefined => {
    const entry = entries.get(query)
    entries.delete(query)
    count -= entry?.rows.taken ?? 0
    return entry
  }
  const add = (query: string, entry: Entry): void => {
    entries.set(query, entry)
    count += entry.rows.taken
  }
  return {
    get(query) {
      const entry = remove(query)
      if (entry === undefined || entry.until <= now()) return undefined
      add(query, entry)
      return entry.rows
    },
    set(query, rows) {
      remove(query)
      add(query, { rows, until: now() + life })
      for (const oldest of entries.keys()) {
        if (count <= mostRows) return
        remove(oldest)
      }
    },
  }
}
