import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Sorts rows in an order unrelated to their contents: the first ones are a fair sample. */
export const sampleKey = (id: SQLWrapper): SQL => sql`hashtext(${id})`

const lowest = -(2 ** 31)
const keys = 2 ** 32

/** The share of all rows whose key is at most this one. */
export const shareUpTo = (key: number): number => (key - lowest + 1) / keys
