import { createHash } from 'node:crypto'
import { like, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { rowsOf } from '../../kernel/database/rows-of.ts'
import { lockKey } from '../../kernel/database/lock-key.ts'
import type { Services } from '../../kernel/services.ts'

/** Characters of the part that is derived from the record. */
const length = 8

/**
 * The lowest free suffix of a number, 1 for the number itself. Records are deleted after 30 days, so
 * suffixes below the highest one become free.
 */
const freeCount = async (
  { database }: Pick<Services, 'database'>,
  number: string,
  column: PgColumn,
): Promise<number> => {
  const suffix = sql.raw(String(number.length + 2))
  const result = await database.handle().execute(sql`
    with taken as (
      select case when ${column} = ${number} then 1
        else substring(${column} from ${suffix})::integer end as n
      from ${column.table} where ${like(column, `${number}%`)}
    )
    select min(free.n)::integer as n from (select 1 as n union all select n + 1 from taken) as free
    where not exists (select 1 from taken where taken.n = free.n)`)
  return rowsOf<{ readonly n: number }>(result)[0]?.n ?? 1
}

/**
 * A number of test mode, `PQ-T4F1A90BC`, derived from the record's content: the same record gets the
 * same number again, with a suffix while another record has it.
 */
export const testNumber = async (
  services: Pick<Services, 'database'>,
  prefix: string,
  about: string,
  column: PgColumn,
): Promise<string> => {
  const hash = createHash('sha256').update(about).digest('hex').slice(0, length).toUpperCase()
  const number = `${prefix}-T${hash}`
  await lockKey(services, 'testNumber', number)
  const count = await freeCount(services, number, column)
  return count === 1 ? number : `${number}-${count}`
}
