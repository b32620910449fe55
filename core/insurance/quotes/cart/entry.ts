import * as z from 'zod/mini'
import { oneLine, withoutLink } from '../../../foundation/validation/names.ts'
import { printable } from '../../../foundation/validation/printable.ts'
import { requiredText } from '../../../foundation/validation/shapes.ts'

/** The most variations in one cart (spec 2 §9). */
export const cartLimit = 5

/** The name of a variation, which heads its column and stands in mails. */
export const variationName = requiredText(60, 'required', 'textTooLong').check(
  oneLine,
  withoutLink,
  printable,
)

/** A quote that enters a cart; without a name it gets that of its preset. */
export const cartEntry = z.object({ presetName: z.optional(variationName) })
export type CartEntry = z.output<typeof cartEntry>
