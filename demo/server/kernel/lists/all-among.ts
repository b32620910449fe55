import { is } from 'drizzle-orm'
import { PgArray } from 'drizzle-orm/pg-core'
import { isAmong, type Among, type Condition } from './among.ts'

const isPart = (one: Among, other: Among): boolean =>
  one.values.every((each) => other.values.includes(each))

/**
 * Two conditions on one column as one; undefined where there is none: a row with several values may have one
 * of each.
 */
const both = (one: Among, other: Among): Among | undefined => {
  if (one.column !== other.column) return undefined
  if (isPart(one, other)) return one
  if (isPart(other, one)) return other
  if (is(one.column, PgArray)) return undefined
  return { ...one, values: one.values.filter((each) => other.values.includes(each)) }
}

/** Conditions with one filter on each column: a filter by what the scope leaves out has no values. */
export const allAmong = (conditions: readonly Condition[]): readonly Condition[] =>
  conditions.reduce<readonly Condition[]>((found, each) => {
    if (!isAmong(each)) return [...found, each]
    for (const [at, one] of found.entries()) {
      const joined = isAmong(one) ? both(one, each) : undefined
      if (joined !== undefined) return found.with(at, joined)
    }
    return [...found, each]
  }, [])
