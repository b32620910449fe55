import * as z from 'zod/mini'
import { amount, currency } from '../../../foundation/money/money.ts'
import { quoteStatusCounts } from './counted.ts'

/** Whether there are more quotes than were added up. */
const isLowerBound = z.boolean()

/** How many accounts quotes are for. */
export const quotedAccounts = z.object({ accounts: z.int(), isLowerBound })

/** What quotes cost, by currency; amounts in minor units. */
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

/** The head of a dashboard. */
export const quoteDashboard = z.object({
  /** Of statuses that quotes have; invalid ones are not counted. */
  counts: quoteStatusCounts.shape.counts,
  accounts: z.int(),
  premiums,
  isLowerBound,
})
export type QuoteDashboard = z.output<typeof quoteDashboard>
