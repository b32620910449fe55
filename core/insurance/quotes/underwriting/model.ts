import * as z from 'zod/mini'
import { openEnum } from '../../../foundation/validation/open-enum.ts'
import { amount, currency } from '../../../foundation/money/money.ts'
import { authority } from '../../../directory/underwriting-authority/model.ts'
import { buildUp } from '../../rating/build-up.ts'
import { quoteStatuses } from '../statuses.ts'

/** A quote that may be for the same company: of another agency, or of a second account. */
const duplicate = z.object({
  id: z.string(),
  quoteNumber: z.string(),
  companyName: z.string(),
  agencyName: z.string(),
  status: openEnum(quoteStatuses),
  totalPremium: amount,
  currency,
})

/** The facts by which the rules refer a quote; amounts in minor units. */
const weighedRisk = z.object({
  revenue: amount,
  limit: amount,
  premium: amount,
  /** Class of the industry, 1 to 5. */
  hazard: z.int(),
  /** Years since the company was established. */
  age: z.int(),
})

/** An event that the cover of one of the account's quotes excludes. */
const lossEvent = z.object({
  claimNumber: z.string(),
  claimName: z.string(),
  claimDate: z.iso.date(),
  claimDescription: z.optional(z.string()),
  /** The quote that excludes it. */
  quoteNumber: z.string(),
})

/** What is known of the losses of an account. */
const losses = z.object({
  /** The answer about claims, as in the security questions; absent where it was not answered. */
  claimHistory: z.optional(z.int()),
  /** Of all its quotes, the latest first; up to fifty. */
  events: z.array(lossEvent),
})
export type Losses = z.output<typeof losses>

/** What underwriters see of a quote beside its terms. */
export const underwriting = z.object({
  /** Absent where the price was made by rates that are no longer known. */
  buildUp: z.optional(buildUp),
  risk: weighedRisk,
  losses,
  /** How far the caller decides alone where the quote is; absent where that is not at all. */
  authority: z.optional(authority),
  /** Open quotes of the same company elsewhere, last changed first; up to five. */
  duplicates: z.array(duplicate),
})
export type Underwriting = z.output<typeof underwriting>
