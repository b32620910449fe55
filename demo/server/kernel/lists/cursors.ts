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

/** Milliseconds for which a page is read from where another one ended. */
const life = 60_000

/** A cursor, and when it is too old. */
export interface KnownCursor extends Cursor {
  readonly until: number
}

/** Cursors by their list and page: about 10 MB. */
const allCursorsOf = cachePerDatabase<KnownCursor>({ life, most: 20_000, weightOf: () => 1 })

/** The cursors of one list. */
export interface Cursors {
  /** Where the rows after the first `offset` ones begin. */
  at(offset: number): KnownCursor | undefined
  /**
   * Stores where a page and the one after it begin; where it was read from a cursor, for as long as that one: otherwise
   * a page that is read all the time would never be counted from the beginning again.
   */
  store(
    page: Pick<Listing, 'offset' | 'limit'>,
    places: readonly Place[],
    from: KnownCursor | undefined,
  ): void
}

/**
 * Cursors behind page numbers: where the pages of a list begin, for a minute. A page is read from there, not
 * from the beginning of the list, so that rows written since the page before it was read do not shift it.
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
    at(offset) {
      const cursor = offset === 0 ? undefined : cache.get(nameOf(offset))
      return cursor && cursor.until > performance.now() ? cursor : undefined
    },
    store({ offset, limit }, places, from) {
      const until = from?.until ?? performance.now() + life
      const [first] = places
      const last = places[limit - 1]
      if (first && offset > 0) cache.set(nameOf(offset), { ...first, isAfter: false, until })
      if (last) cache.set(nameOf(offset + limit), { ...last, isAfter: true, until })
    },
  }
}
