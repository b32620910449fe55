import { and, asc, desc, eq, gt, lte, ne, sql, type SQL } from 'drizzle-orm'
import { quoteExpiry, quoteStatuses, type QuoteStatus } from '#core/insurance/quotes/statuses.ts'
import type { ClockStatus } from '../../kernel/lists/clock-status.ts'
import { quotes, type QuoteRecord } from './tables.ts'

const expiry: Partial<Record<QuoteStatus, QuoteStatus>> = quoteExpiry
const expirableStatuses = quoteStatuses.filter((status) => expiry[status] !== undefined)
const expiredStatuses = [...new Set(Object.values(quoteExpiry))]

/** A quote's current status: the stored one, or the one that follows its expiry. */
export const effectiveStatusOf = (
  record: Pick<QuoteRecord, 'status' | 'expiresOn'>,
  now: Date,
): QuoteStatus => (record.expiresOn <= now && expiry[record.status]) || record.status

/** The columns of a stored status; lists show it until the quote expires. */
export const statusColumns = (
  status: QuoteStatus,
): Pick<QuoteRecord, 'status' | 'effectiveStatus'> => ({ status, effectiveStatus: status })

const effectiveStatus = (now: Date): SQL =>
  sql`case when ${quotes.expiresOn} <= ${now.toISOString()}::timestamptz then case ${quotes.status} ${sql.join(
    expirableStatuses.map((status) => sql`when ${status} then ${expiry[status]}`),
    sql` `,
  )} else ${quotes.status} end else ${quotes.status} end`

/** The stored status of quotes; follows the clock, also when a demo moves it back. */
export const quoteClock: ClockStatus = {
  table: quotes,
  stale(now) {
    const rows = (status: QuoteStatus, condition: SQL | undefined, order: SQL): SQL =>
      sql`select ctid from ${quotes} where ${and(eq(quotes.effectiveStatus, status), condition)} order by ${order}`
    return {
      forward: expirableStatuses.map((status) =>
        rows(status, lte(quotes.expiresOn, now), asc(quotes.expiresOn)),
      ),
      back: expiredStatuses.map((status) =>
        rows(
          status,
          and(gt(quotes.expiresOn, now), ne(quotes.status, status)),
          desc(quotes.expiresOn),
        ),
      ),
    }
  },
  values: (now) => ({ effective_status: effectiveStatus(now) }),
  async next({ database }, now) {
    // each by the index of its status
    const firsts = expirableStatuses.map(
      (status) =>
        sql`(select min(${quotes.expiresOn}) from ${quotes} where ${and(eq(quotes.effectiveStatus, status), gt(quotes.expiresOn, now))})`,
    )
    const first = sql<Date | null>`least(${sql.join(firsts, sql`, `)})`.mapWith(quotes.expiresOn)
    const [row] = await database
      .handle()
      .select({ first })
      .from(sql`(values (1)) as one`)
    return row?.first ?? undefined
  },
}
