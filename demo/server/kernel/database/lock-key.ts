import { sql } from 'drizzle-orm'
import type { Services } from '../services.ts'

/** What keys are about; each kind has locks of its own. */
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

/** Locks a key until the transaction ends, for all processes: of two callers the second waits. */
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
