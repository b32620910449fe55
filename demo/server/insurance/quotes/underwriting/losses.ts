import { and, desc, eq, sql } from 'drizzle-orm'
import { maxEvents } from '#core/insurance/quotes/edit/event-exclusions.ts'
import type { Losses } from '#core/insurance/quotes/underwriting/model.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { quoteScope } from '../scope.ts'
import { quotePrices, quotes, type PriceRecord, type QuoteRecord } from '../tables.ts'

/** Maximum quotes of an account that are searched. */
const maxQuotes = 100

/** The losses in an account's quotes: the answer of this quote, and excluded events. */
export const lossesOf = async (
  { database }: Services,
  viewer: Viewer,
  { accountId }: QuoteRecord,
  { input }: PriceRecord,
): Promise<Losses> => {
  const rows = await database
    .handle()
    .select({ quoteNumber: quotes.quoteNumber, adjustments: quotePrices.adjustments })
    .from(quotes)
    .innerJoin(quotePrices, eq(quotePrices.quoteId, quotes.id))
    .where(
      and(
        eq(quotes.accountId, accountId),
        sql`${quotePrices.adjustments} -> 'events' is not null`,
        quoteScope(viewer),
      ),
    )
    .orderBy(desc(quotes.created), quotes.id)
    .limit(maxQuotes)
  // a renewal excludes the same events as the previous quote: list each claim once, by the latest quote
  const byClaim = new Map<string, Losses['events'][number]>()
  for (const { quoteNumber, adjustments } of rows)
    for (const event of adjustments.events ?? [])
      if (!byClaim.has(event.claimNumber)) byClaim.set(event.claimNumber, { ...event, quoteNumber })
  const events = [...byClaim.values()]
    .toSorted((one, other) => other.claimDate.localeCompare(one.claimDate))
    .slice(0, maxEvents)
  const claimHistory = input.securityAnswers?.claimHistory
  return { ...(claimHistory !== undefined && { claimHistory }), events }
}
