import { and, gt, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import { quoteExpiry, quoteStatuses, type QuoteStatus } from '#core/insurance/quotes/transitions.ts'
import { quotes, type QuoteRecord } from './tables.ts'

const expiry: Partial<Record<QuoteStatus, QuoteStatus>> = quoteExpiry
const mortal = quoteStatuses.filter((status) => expiry[status] !== undefined)

/** What a quote's status is by the clock: the written one, or what it became when its day passed. */
export const standingOf = (
  record: Pick<QuoteRecord, 'status' | 'expiresOn'>,
  now: Date,
): QuoteStatus => (record.expiresOn <= now && expiry[record.status]) || record.status

/** The same as an expression, for sorting. */
export const standing = (now: Date): SQL<QuoteStatus> =>
  sql`case when ${quotes.expiresOn} <= ${now.toISOString()}::timestamptz then case ${quotes.status} ${sql.join(
    mortal.map((status) => sql`when ${status} then ${expiry[status]}`),
    sql` `,
  )} else ${quotes.status} end else ${quotes.status} end`

/** The quotes that stand at one of these statuses by the clock; uses the index on status. */
export const standsAt = (wanted: readonly QuoteStatus[], now: Date): SQL | undefined => {
  const ended = quoteStatuses.filter((each) => wanted.includes(each) && !mortal.includes(each))
  const living = mortal.filter((each) => wanted.includes(each))
  const lapsed = mortal.filter((each) => {
    const next = expiry[each]
    return next !== undefined && wanted.includes(next)
  })
  const conditions = [
    ended.length > 0 ? inArray(quotes.status, ended) : undefined,
    living.length > 0 ? and(inArray(quotes.status, living), gt(quotes.expiresOn, now)) : undefined,
    lapsed.length > 0 ? and(inArray(quotes.status, lapsed), lte(quotes.expiresOn, now)) : undefined,
  ].filter((each) => each !== undefined)
  return conditions.length === 0 ? sql`false` : or(...conditions)
}
