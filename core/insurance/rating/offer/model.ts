import * as z from 'zod/mini'
import { today } from '../../../foundation/calendar-dates/today.ts'
import { amount, currency } from '../../../foundation/money/money.ts'
import { product } from '../../products/model.ts'

/** A calendar day, `YYYY-MM-DD`. */
const day = z.iso.date()

/** Terms of the whole quote. Absent ones are taken from the preset, then from the defaults. */
export const globalTerms = z.object({
  preset: z.optional(z.int()),
  limit: z.optional(amount),
  deductible: z.optional(amount),
  /** Hours. */
  waitingPeriod: z.optional(z.int()),
  /** 1 or 2 years; -1 is Full Prior Acts, here and everywhere on the wire (spec 2 §9). */
  retroActivePeriod: z.optional(z.int()),
  effectiveDate: z.optional(day),
  endDate: z.optional(day),
})
export type GlobalTerms = z.output<typeof globalTerms>

/** Everything that a form needs to offer what the rater accepts. */
export const raterRules = z.object({
  product,
  currency,
  /** Today in the insured's zone: effective dates count from it. */
  today,
  limits: z.array(amount),
  deductibles: z.array(amount),
  waitingPeriods: z.array(z.int()),
  retroActivePeriods: z.array(z.int()),
  effectiveDate: z.object({ min: day, max: day, standard: day }),
  defaults: globalTerms,
  revenue: z.object({ min: amount, max: amount }),
  yearEstablished: z.object({ min: z.int(), max: z.int() }),
  securityQuestions: z.array(z.string()),
  /** Codes of states where the product is sold; empty where postcodes are used. */
  states: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Ids of the coverages of this product; their rows are in `coverages.ts`. */
  coverages: z.array(z.int()),
  isSurplusOffered: z.boolean(),
  isTriaOffered: z.boolean(),
})
export type RaterRules = z.output<typeof raterRules>
