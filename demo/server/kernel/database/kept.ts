import type { SQL } from 'drizzle-orm'
import type { Handle } from '../services.ts'

/** Different queries whose plans a connection keeps at most: each takes up to half a megabyte. */
export const mostKept = 128

/** The names of kept queries, by their text. */
const names = new Map<string, string>()

const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostKept) return known
  const name = `kept_${names.size}`
  names.set(text, name)
  return name
}

/**
 * Runs a query whose text is the same for many calls, so that PostgreSQL plans it a few times for
 * each connection, not at each call. It keeps a plan that the values would not improve: those that
 * bear on it are in subqueries, `(select …)`.
 */
export const executeKept = (handle: Handle, query: SQL): Promise<unknown> => {
  const built = handle.execute(query).getQuery()
  return handle._.session.prepareQuery(built, undefined, nameOf(built.sql), false).execute()
}
