import type { Query, SQL } from 'drizzle-orm'
import type { Handle } from '../services.ts'

/** Different queries that a connection prepares at most: the plan of each takes up to half a megabyte. */
export const maxPreparedQueries = 128

/** The names of prepared queries, by their text. */
const names = new Map<string, string>()

const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known !== undefined || names.size >= maxPreparedQueries) return known
  const name = `prepared_${names.size}`
  names.set(text, name)
  return name
}

/** Runs a query that is written already; as a prepared one by its text, where it is. */
export const executeBuilt = (
  handle: Handle,
  query: Query,
  { isPrepared }: { readonly isPrepared: boolean },
): Promise<unknown> => {
  const name = isPrepared ? nameOf(query.sql) : undefined
  return handle._.session.prepareQuery(query, undefined, name, false).execute()
}

/**
 * Runs a query; where many calls have the same text, as a prepared one, which PostgreSQL plans a few
 * times for each connection and not at each call. That plan is the same for all values, so those that
 * an index is searched by are in subqueries, `(select …)`.
 */
export const executePrepared = (
  handle: Handle,
  query: SQL,
  { when }: { readonly when: boolean },
): Promise<unknown> => {
  if (!when) return handle.execute(query)
  return executeBuilt(handle, handle.execute(query).getQuery(), { isPrepared: true })
}
