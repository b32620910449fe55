import { or, type SQL } from 'drizzle-orm'
import type { Among } from './among.ts'
import { isOneOf } from './is-one-of.ts'

/** Rows that match one of several filters; filters on one column stay a filter on it. */
export const anyAmong = (filters: readonly Among[]): Among | SQL | undefined => {
  const [first, ...others] = filters
  if (first && others.every(({ column }) => column === first.column)) {
    const values = new Set(filters.flatMap((each) => each.values))
    return { column: first.column, values: [...values] }
  }
  return or(...filters.map(isOneOf))
}
