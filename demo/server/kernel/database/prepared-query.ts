import type { Handle } from '../services.ts'

/**
 * Builds a query once for each connection. Building and planning a query with many joins or indexes
 * takes longer than running it; PostgreSQL caches the plan by the query's name.
 */
export const preparedOn = <Query>(
  build: (handle: Handle) => Query,
): ((handle: Handle) => Query) => {
  const built = new WeakMap<Handle, Query>()
  return (handle) => {
    const known = built.get(handle) ?? build(handle)
    built.set(handle, known)
    return known
  }
}
