import { sql } from 'drizzle-orm'
import type { Services } from '../services.ts'

/** Kinds of keys. Each kind has its own locks. */
const kinds = {
  attempt: 0,
  request: 1,
  testNumber: 2,
  newAccount: 3,
  npn: 4,
  company: 5,
  insured: 6,
  cart: 7,
  draft: 8,
  savedViews: 9,
  stream: 20,
} as const

/** Locks a key for all processes until the transaction ends. A second caller waits. */
export const lockKey = async (
  { database }: Pick<Services, 'database'>,
  kind: keyof typeof kinds,
  key: string,
): Promise<void> => {
  const space = sql.raw(String(kinds[kind]))
  await database
    .handle()
    .execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, ${space}))`)
}
