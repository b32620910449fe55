import { inArray, is, type SQL } from 'drizzle-orm'
import { PgArray } from 'drizzle-orm/pg-core'
import type { Among } from './among.ts'
import { hasAny } from './facets.ts'

/** Whether a row is among those, as a condition. */
export const isOneOf = ({ column, values }: Among): SQL =>
  is(column, PgArray) ? hasAny(column, values.map(String)) : inArray(column, [...values])
