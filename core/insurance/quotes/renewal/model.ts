import * as z from 'zod/mini'
import { amount, currency } from '../../../foundation/money/money.ts'
import { boundedText, id } from '../../../foundation/validation/bounded.ts'
import { product } from '../../products/model.ts'
import { calculatorAnswer, calculatorInput, pricedAccount } from '../../rating/model.ts'
import { quoteDraft } from '../model.ts'

/** Why a policy cannot be renewed now; texts are `quotes:renewal.closed.<reason>`. */
export const renewalBarriers = ['TOO_EARLY', 'ENDED', 'CANCELLED', 'RENEWED'] as const
export type RenewalBarrier = (typeof renewalBarriers)[number]

/** A policy compared with its renewal. */
export const renewalSummary = z.object({
  policyId: z.string(),
  policyNumber: z.string(),
  accountId: z.string(),
  companyName: z.string(),
  product,
  currency,
  /** Why the policy cannot be renewed now; null if it can. */
  barrier: z.nullable(z.enum(renewalBarriers)),
  /** The renewal policy; null if there is none. */
  renewedBy: z.nullable(z.object({ id: z.string(), policyNumber: boundedText(40) })),
  /** The first day of the renewal window. */
  opensOn: z.iso.date(),
  endDate: z.iso.date(),
  /** The data that the policy was priced with, and the account's current data. */
  facts: z.object({
    before: pricedAccount,
    now: pricedAccount,
  }),
  /** Descriptions of the industry codes; null for a code that was removed from the table. */
  industries: z.object({ before: z.nullable(z.string()), now: z.nullable(z.string()) }),
  /** The policy's price. */
  before: calculatorAnswer,
  /**
   * The same terms for the next year with the current data; null if they have no price, with the
   * reason.
   */
  now: z.nullable(calculatorAnswer),
  noPrice: z.optional(z.string()),
  /** The pricing input of `now`. */
  input: calculatorInput,
  /** The policy's total including the broker's fees. */
  totalBefore: amount,
  /** The policy's customer. */
  contact: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  /** The newest open renewal quote. */
  quote: z.nullable(z.object({ id: z.string(), quoteNumber: boundedText(40) })),
})
export type RenewalSummary = z.output<typeof renewalSummary>

/** Body of a renewal quote, for the policy's product and account. */
export const renewalDraft = z.extend(quoteDraft, { policyId: id() })
export type RenewalDraft = z.output<typeof renewalDraft>

export const renewalParams = z.object({ policyId: id() })
