import type * as z from 'zod/mini'
import { statusCountsOf } from '../../../platform/lists/status-counts.ts'
import { listedQuoteStatuses, quoteStatuses, type QuoteStatus } from '../statuses.ts'

/** Whether quotes with a status are counted: all that lists show but invalid ones (spec 2 §4). */
export const isCountedQuote = (status: string): status is QuoteStatus =>
  status !== 'INVALID' && listedQuoteStatuses.some((each) => each === status)

/** How many quotes have each status. */
export const quoteStatusCounts = statusCountsOf(quoteStatuses)
export type QuoteStatusCounts = z.output<typeof quoteStatusCounts>
