import { createHash } from 'node:crypto'
import type { Database } from '../services.ts'
import { cachePerDatabase } from './cache.ts'
import type { Cursor, Listing } from './listing.ts'
import type { SampledList } from './sample-for.ts'

/** A row of a page. */
export interface Place {
  readonly id: string
  /** Its sort key as a text. */
  readonly key: string
}

/** Cursors by their list and page: about 5 MB. */
const allCursorsOf = cachePerDatabase<Cursor>({ life: 60_000, most: 20_000, weightOf: () => 1 })

/** The cursors of one list. */
export interface Cursors {
  /** Where the rows after the first `offset` ones begin. */
  at(offset: number): Cursor | undefined
  /** Stores where a page and the one after it begin. */
  store(page: Pick<Listing, 'offset' | 'limit'>, places: readonly Place[]): void
}

/**
 * Cursors behind page numbers: where the pages of a list begin, for a minute after their reading. A page is
 * read from there, not from the beginning of the list, and goes on where the one before it ended, whatever
 * was written meanwhile.
 */
export const cursorsOf = (
  database: Database,
  { leads, sought }: Pick<Listing, 'leads' | 'sought'>,
  { name }: Pick<SampledList, 'name'>,
): Cursors => {
  const cache = allCursorsOf(database)
  const text = JSON.stringify([name, leads, sought])
  const list = createHash('sha1').update(text).digest('base64')
  const nameOf = (offset: number): string => `${list} ${offset}`
  return {
    at: (offset) => (offset === 0 ? undefined : cache.get(nameOf(offset))),
    store({ offset, limit }, places) {
      const [first] = places
      const last = places[limit - 1]
      if (first && offset > 0) cache.set(nameOf(offset), { ...first, isAfter: false })
      if (last) cache.set(nameOf(offset + limit), { ...last, isAfter: true })
    },
  }
}
