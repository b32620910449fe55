import * as z from 'zod/mini'
import { amount, currency } from '../../../foundation/money/money.ts'
import { boundedText, id } from '../../../foundation/validation/bounded.ts'
import { product } from '../../products/model.ts'
import { calculatorAnswer, calculatorInput, pricedAccount } from '../../rating/model.ts'
import { quoteDraft } from '../model.ts'

/** Why a policy cannot be renewed now; texts are `quotes:renewal.closed.<reason>`. */
export const renewalBarriers = ['TOO_EARLY', 'ENDED', 'CANCELLED', 'RENEWED'] as const
export type RenewalBarrier = (typeof renewalBarriers)[number]

/** A policy that is to be renewed, beside the year after it. */
export const renewalSummary = z.object({
  policyId: z.string(),
  policyNumber: z.string(),
  accountId: z.string(),
  companyName: z.string(),
  product,
  currency,
  /** Why it cannot be renewed now; null where it can. */
  barrier: z.nullable(z.enum(renewalBarriers)),
  /** The policy that renewed it; null where none has. */
  renewedBy: z.nullable(z.object({ id: z.string(), policyNumber: boundedText(40) })),
  /** The first day of the renewal window. */
  opensOn: z.iso.date(),
  endDate: z.iso.date(),
  /** The facts that the policy was priced by, and those of the account now. */
  facts: z.object({
    before: pricedAccount,
    now: pricedAccount,
  }),
  /** What the industry codes of the facts stand for; null for a code that the table has no more. */
  industries: z.object({ before: z.nullable(z.string()), now: z.nullable(z.string()) }),
  /** The policy's price. */
  before: calculatorAnswer,
  /** The same terms a year on with today's facts; null where they have no price, with the reason. */
  now: z.nullable(calculatorAnswer),
  noPrice: z.optional(z.string()),
  /** The input that gives `now`. */
  input: calculatorInput,
  /** The total of the policy with the broker's fees. */
  totalBefore: amount,
  /** The customer of the policy. */
  contact: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  /** The newest renewal quote that is still open. */
  quote: z.nullable(z.object({ id: z.string(), quoteNumber: boundedText(40) })),
})
export type RenewalSummary = z.output<typeof renewalSummary>

/** The body of a renewal quote: a quote of the policy's product and account. */
export const renewalDraft = z.extend(quoteDraft, { policyId: id() })
export type RenewalDraft = z.output<typeof renewalDraft>

export const renewalParams = z.object({ policyId: id() })
