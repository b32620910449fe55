import * as z from 'zod/mini'
import { boundedText } from './bounded.ts'
import { printable } from './printable.ts'

/** An optional text of several lines that documents can print. */
/*@__NO_SIDE_EFFECTS__*/
export const optionalText = (most: number) =>
  z.optional(boundedText(most, 'textTooLong').check(z.trim(), z.normalize('NFC'), printable))
