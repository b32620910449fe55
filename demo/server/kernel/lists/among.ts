import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Rows whose column has one of the values; of a column of arrays, in one of its places. */
export interface Among {
  readonly column: PgColumn
  readonly values: readonly (string | boolean)[]
}

/** A condition of a row. */
export type Condition = SQL | Among

export const isAmong = (condition: Condition | undefined): condition is Among =>
  condition !== undefined && 'column' in condition
