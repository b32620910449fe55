import * as z from 'zod/mini'
import { amount } from '../../../foundation/money/money.ts'
import { boundedList, id } from '../../../foundation/validation/bounded.ts'
import { calculatorAnswer, calculatorInput } from '../../rating/model.ts'
import { quoteRow } from '../model.ts'
import { cartLimit, variationName } from './entry.ts'

/** A quote in a cart with its variation name (spec 2 §3, quote cart item). */
export const cartItem = z.extend(quoteRow, {
  presetName: z.string(),
  /** 1 to 5, from left to right. */
  position: z.int(),
  referToUnderwriter: z.boolean(),
  /** The rater's result. The item's `totalPremium` also includes the broker's fees. */
  calculatorGeneratedData: z.extend(calculatorAnswer, {
    aggregateLimit: amount,
    effectiveDate: z.iso.date(),
  }),
})
export type CartItem = z.output<typeof cartItem>

/** The variations of one account and agency, in column order. */
export const cart = z.object({
  accountId: z.string(),
  limit: z.int(),
  content: z.array(cartItem),
})
export type Cart = z.output<typeof cart>

/** Body of a renamed variation. */
export const cartName = z.object({ presetName: variationName })

/** Body of a duplicate: the changed terms and the name. */
export const duplicate = z.object({
  /** Id of the attempt. Repeating it returns the same quote. */
  requestId: z.optional(z.string().check(z.minLength(8, 'tooShort'), z.maxLength(128, 'tooLong'))),
  presetName: z.optional(variationName),
  initialRequestData: z.optional(calculatorInput),
})
export type Duplicate = z.output<typeof duplicate>

/** Body of a call about several variations of one cart. */
export const cartChoice = z.object({
  accountId: id(),
  quoteIds: boundedList(id(), cartLimit).check(z.minLength(1, 'required')),
})
export type CartChoice = z.output<typeof cartChoice>

/** The result for one variation of a call about several. */
export const variationResult = z.object({
  quoteId: z.string(),
  quoteNumber: z.string(),
  presetName: z.string(),
  isDone: z.boolean(),
  /** The reason, if it failed. */
  error: z.optional(z.object({ code: z.string(), detail: z.string() })),
})
export type VariationResult = z.output<typeof variationResult>

export const variationResults = z.object({ results: z.array(variationResult) })

/** The variations of a cart that became invalid because their account changed. */
export const invalidOf = (content: readonly CartItem[]): readonly CartItem[] =>
  content.filter(({ status }) => status === 'INVALID')
