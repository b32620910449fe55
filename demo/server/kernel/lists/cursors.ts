import { createHash } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../services.ts'
import type { Listing } from './listing.ts'

/** A row of a page. */
export interface Place {
  readonly id: string
  /** Its sort key as a text. */
  readonly key: string
}

/** The start of a page in the order of a list: at a row, or after it. */
export interface Cursor extends Place {
  readonly isAfter: boolean
  /** When it expires. */
  readonly until: number
}

/** Milliseconds for which a page continues where another one ended. */
const ttl = 60_000

/**
 * Maximum cursors of a database, about 10 MB; the least recently stored ones are evicted first.
 */
const mostCursors = 20_000

const cursorsByDatabase = new WeakMap<Database, Map<string, Cursor>>()

/** The cursors of one list. */
export interface Cursors {
  /** The start of the rows after the first `offset` ones. */
  at(offset: number): Cursor | undefined
  /**
   * Stores where a page and the next one begin. Cursors derived from another one expire with it;
   * otherwise a page that is read continuously would never be counted from the beginning again.
   */
  store(
    page: Pick<Listing, 'offset' | 'limit'>,
    places: readonly Place[],
    from: Cursor | undefined,
  ): void
}

/**
 * Cursors behind page numbers, for a minute: rows written since the page before was read do not shift
 * a page that is read from its cursor.
 */
export const cursorsOf = (
  database: Database,
  { rules, order }: Listing,
  where: SQL | undefined,
): Cursors => {
  const cursors = cursorsByDatabase.get(database) ?? new Map<string, Cursor>()
  cursorsByDatabase.set(database, cursors)
  const query = database
    .handle()
    .execute(sql`${rules.table} ${order.key} ${sql.raw(order.direction)} ${where ?? sql`true`}`)
    .getQuery()
  const list = createHash('sha1')
    .update(JSON.stringify([database.mode(), query.sql, query.params]))
    .digest('base64')
  const set = (offset: number, cursor: Cursor): void => {
    cursors.delete(`${list} ${offset}`)
    cursors.set(`${list} ${offset}`, cursor)
    for (const oldest of cursors.keys()) {
      if (cursors.size <= mostCursors) return
      cursors.delete(oldest)
    }
  }
  return {
    at(offset) {
      const cursor = cursors.get(`${list} ${offset}`)
      return cursor && cursor.until > performance.now() ? cursor : undefined
    },
    store({ offset, limit }, places, from) {
      const until = from?.until ?? performance.now() + ttl
      const [first] = places
      const last = places[limit - 1]
      if (first && offset > 0) set(offset, { ...first, isAfter: false, until })
      if (last) set(offset + limit, { ...last, isAfter: true, until })
    },
  }
}
