import * as z from 'zod/mini'
import { oneLine, withoutLink } from '../../../foundation/validation/names.ts'
import { printable } from '../../../foundation/validation/printable.ts'
import { requiredText } from '../../../foundation/validation/shapes.ts'

/** Maximum number of variations in a cart (spec 2 §9). */
export const cartLimit = 5

/** The name of a variation, used as its column header and in emails. */
export const variationName = requiredText(60, 'required', 'textTooLong').check(
  oneLine,
  withoutLink,
  printable,
)

/** Body of a quote added to a cart. The default name is its preset's. */
export const cartEntry = z.object({ presetName: z.optional(variationName) })
export type CartEntry = z.output<typeof cartEntry>
