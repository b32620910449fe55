import { is } from 'drizzle-orm'
import { PgArray } from 'drizzle-orm/pg-core'
import { isAmong, type Among, type Condition } from './among.ts'

const both = (one: Among, other: Among): Among => ({
  column: one.column,
  values: one.values.filter((each) => other.values.includes(each)),
})

/** Conditions with one filter on each column: a filter by what the scope leaves out has no values. */
export const allAmong = (conditions: readonly Condition[]): readonly Condition[] =>
  conditions.reduce<readonly Condition[]>((found, each) => {
    const at = found.findIndex(
      (one) =>
        isAmong(one) && isAmong(each) && one.column === each.column && !is(one.column, PgArray),
    )
    const same = found[at]
    return isAmong(same) && isAmong(each) ? found.with(at, both(same, each)) : [...found, each]
  }, [])
