import * as z from 'zod/mini'
import { amount, currency } from '../../../foundation/money/money.ts'
import { statusCountsOf } from '../../../platform/lists/status-counts.ts'
import { listedQuoteStatuses, quoteStatuses, type QuoteStatus } from '../statuses.ts'

/** Whether quotes with a status are counted: all listed statuses except invalid (spec 2 §4). */
export const isCountedQuote = (status: string): status is QuoteStatus =>
  status !== 'INVALID' && listedQuoteStatuses.some((each) => each === status)

/** Number of quotes by status. */
export const quoteStatusCounts = statusCountsOf(quoteStatuses)
export type QuoteStatusCounts = z.output<typeof quoteStatusCounts>

/** Whether there are more quotes than the aggregate covers. */
const isLowerBound = z.boolean()

/** Number of quoted accounts. */
export const quotedAccounts = z.object({ accounts: z.int(), isLowerBound })

/** Premiums of quotes by currency, in minor units. */
const premiums = z.array(
  z.object({
    currency,
    quotes: z.int(),
    /** Before taxes and fees. */
    premium: amount,
    totalPremium: amount,
    averagePremium: amount,
  }),
)
export const quotePremiums = z.object({ premiums, isLowerBound })

/** The summary of a dashboard. */
export const quoteDashboard = z.object({
  /** By status; excludes invalid quotes. */
  counts: quoteStatusCounts.shape.counts,
  accounts: z.int(),
  premiums,
  isLowerBound,
})
export type QuoteDashboard = z.output<typeof quoteDashboard>
