import type { Query, SQL } from 'drizzle-orm'
import type { Handle } from '../services.ts'

/** Maximum prepared queries of a connection. The plan of each takes up to half a megabyte. */
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

/** Runs a query that is already built, as a prepared one if its text is known. */
export const executeBuilt = (
  handle: Handle,
  query: Query,
  { isPrepared }: { readonly isPrepared: boolean },
): Promise<unknown> => {
  const name = isPrepared ? nameOf(query.sql) : undefined
  return handle._.session.prepareQuery(query, undefined, name, false).execute()
}

/**
 * Runs a query as a prepared one if many calls have the same text: PostgreSQL then plans it a few
 * times per connection instead of at each call. The plan is the same for all values, so values of
 * index conditions belong in subqueries, `(select …)`.
 */
export const executePrepared = (
  handle: Handle,
  query: SQL,
  { when }: { readonly when: boolean },
): Promise<unknown> => {
  if (!when) return handle.execute(query)
  return executeBuilt(handle, handle.execute(query).getQuery(), { isPrepared: true })
}
