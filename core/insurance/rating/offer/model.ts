import * as z from 'zod/mini'
import { today } from '../../../foundation/calendar-dates/today.ts'
import { amount, currency } from '../../../foundation/money/money.ts'
import { product } from '../../products/model.ts'

/** A calendar day, `YYYY-MM-DD`. */
const day = z.iso.date()

/** Terms of the whole quote. Absent terms are taken from the preset, then from the defaults. */
export const globalTerms = z.object({
  preset: z.optional(z.int()),
  limit: z.optional(amount),
  deductible: z.optional(amount),
  /** Hours. */
  waitingPeriod: z.optional(z.int()),
  /** 1 or 2 years; -1 is Full Prior Acts, here and everywhere on the wire (spec 2 §9). */
  retroActivePeriod: z.optional(z.int()),
  /** The limit of the underlying policies of an excess layer; only if the rules list any. */
  underlyingLimit: z.optional(amount),
  effectiveDate: z.optional(day),
  endDate: z.optional(day),
})
export type GlobalTerms = z.output<typeof globalTerms>

/** The options of a form that the rater accepts. */
export const raterRules = z.object({
  product,
  currency,
  /** Today in the insured's time zone; effective dates count from it. */
  today,
  limits: z.array(amount),
  deductibles: z.array(amount),
  waitingPeriods: z.array(z.int()),
  retroActivePeriods: z.array(z.int()),
  /** Allowed underlying limits of an excess layer; absent for primary cover. */
  underlyingLimits: z.optional(z.array(amount)),
  effectiveDate: z.object({ min: day, max: day, standard: day }),
  defaults: globalTerms,
  revenue: z.object({ min: amount, max: amount }),
  yearEstablished: z.object({ min: z.int(), max: z.int() }),
  securityQuestions: z.array(z.string()),
  /** Codes of the states where the product is sold; empty in regions that use postcodes. */
  states: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Ids of the product's coverages; their rows are in `coverages.ts`. */
  coverages: z.array(z.int()),
  /** Whether the applicant can choose between admitted and surplus lines insurers. */
  isSurplusOffered: z.boolean(),
  /** The version of the policy form. */
  boost: z.string(),
  isTriaOffered: z.boolean(),
  /** Whether coverages have their own periods while the flag PRIME_ONE_DYNAMIC_FIELDS is on. */
  hasDynamicFields: z.optional(z.boolean()),
})
export type RaterRules = z.output<typeof raterRules>
