import * as z from 'zod/mini'
import { id, boundedText } from '../../../foundation/validation/bounded.ts'
import { amount } from '../../../foundation/money/money.ts'
import { irpmPercents, irpmRules } from '../../rating/irpm.ts'

const note = z.optional(boundedText(2_000, 'textTooLong').check(z.trim()))

/** The saved IRPM of a quote, and the allowed values. */
export const irpmRecord = z.extend(irpmRules, {
  percents: irpmPercents,
  irpmNote: z.optional(z.string()),
  irpmModifier: z.number(),
})
export type IrpmRecord = z.output<typeof irpmRecord>

/**
 * An IRPM of a quote (spec 2 §3). The platform computes the modifier and ignores the quote data
 * that clients send along.
 */
export const irpmSave = z.extend(irpmPercents, {
  quoteId: id(),
  irpmNote: note,
  irpmModifier: z.optional(z.number()),
  accountId: z.optional(id()),
  accountName: z.optional(boundedText(200)),
  quoteNumber: z.optional(id()),
  numberOfEmployees: z.optional(z.int()),
  revenue: z.optional(amount),
})
export type IrpmSave = z.output<typeof irpmSave>
