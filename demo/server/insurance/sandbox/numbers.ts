import { createHash } from 'node:crypto'
import { like, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Services } from '../../kernel/services.ts'

/** Characters of the part that follows from the record. */
const length = 8

/**
 * A number of test mode, `PQ-T4F1A90BC`: it follows from what the record is about, so the same record gets
 * the same number again. While another record has it, a count is added.
 */
export const testNumber = async (
  { database }: Pick<Services, 'database'>,
  prefix: string,
  about: string,
  column: PgColumn,
): Promise<string> => {
  const hash = createHash('sha256').update(about).digest('hex').slice(0, length).toUpperCase()
  const number = `${prefix}-T${hash}`
  const handle = database.handle()
  await handle.execute(sql`select pg_advisory_xact_lock(hashtextextended(${number}, 2))`)
  const taken = await handle.$count(column.table, like(column, `${number}%`))
  return taken === 0 ? number : `${number}-${taken + 1}`
}
