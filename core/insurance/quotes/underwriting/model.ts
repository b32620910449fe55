import * as z from 'zod/mini'
import { openEnum } from '../../../foundation/validation/open-enum.ts'
import { amount, currency } from '../../../foundation/money/money.ts'
import { authority } from '../../../directory/underwriting-authority/model.ts'
import { buildUp } from '../../rating/build-up.ts'
import { quoteStatuses } from '../statuses.ts'

/** A quote that may be for the same company, from another agency or a second account. */
const duplicate = z.object({
  id: z.string(),
  quoteNumber: z.string(),
  companyName: z.string(),
  agencyName: z.string(),
  status: openEnum(quoteStatuses),
  totalPremium: amount,
  currency,
})

/** The data that the referral rules check; amounts in minor units. */
const referralRisk = z.object({
  revenue: amount,
  limit: amount,
  premium: amount,
  /** Hazard class of the industry, 1 to 5. */
  hazard: z.int(),
  /** Years since the company was established. */
  age: z.int(),
})

/** An event excluded by one of the account's quotes. */
const lossEvent = z.object({
  claimNumber: z.string(),
  claimName: z.string(),
  claimDate: z.iso.date(),
  claimDescription: z.optional(z.string()),
  /** The quote that excludes it. */
  quoteNumber: z.string(),
})

/** The known losses of an account. */
const losses = z.object({
  /** The claims answer from the security questions; absent if not answered. */
  claimHistory: z.optional(z.int()),
  /** From all of the account's quotes, latest first, up to fifty. */
  events: z.array(lossEvent),
})
export type Losses = z.output<typeof losses>

/** The underwriting view of a quote, in addition to its terms. */
export const underwriting = z.object({
  /** Absent if the rates of the price are no longer known. */
  buildUp: z.optional(buildUp),
  risk: referralRisk,
  losses,
  /** The caller's authority limits for the quote; absent if the caller has no authority. */
  authority: z.optional(authority),
  /** Open quotes of the same company elsewhere, most recently changed first, up to five. */
  duplicates: z.array(duplicate),
})
export type Underwriting = z.output<typeof underwriting>
