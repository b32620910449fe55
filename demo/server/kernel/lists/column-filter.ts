import { inArray, is, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { PgArray, type PgColumn } from 'drizzle-orm/pg-core'

/** Rows whose column has one of some values; for a column of arrays, any of them as an element. */
export interface ColumnFilter {
  readonly column: PgColumn
  readonly values: readonly (string | boolean)[]
}

/** A condition on a row. */
export type Condition = SQL | ColumnFilter

export const isColumnFilter = (condition: Condition): condition is ColumnFilter =>
  'column' in condition

/** Whether an array has one of the values. */
export const hasAny = (array: SQLWrapper, values: readonly string[]): SQL =>
  sql`${array} && array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`

/** A condition as SQL. */
export const conditionToSql = (condition: Condition): SQL => {
  if (!isColumnFilter(condition)) return condition
  const { column, values } = condition
  return is(column, PgArray) ? hasAny(column, values.map(String)) : inArray(column, [...values])
}

/** Rows that match one of several filters; filters on one column stay a filter on it. */
export const anyFilter = (filters: readonly ColumnFilter[]): Condition | undefined => {
  const [first, ...others] = filters
  if (first && others.every(({ column }) => column === first.column)) {
    const values = new Set(filters.flatMap((each) => each.values))
    return { column: first.column, values: [...values] }
  }
  return or(...filters.map(conditionToSql))
}
