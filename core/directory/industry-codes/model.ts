import * as z from 'zod/mini'
import { boundedText } from '../../foundation/validation/bounded.ts'

/**
 * An industry code as digits with leading zeros. The wire also accepts a number (spec 2 §5 calls
 * naicsCode a number, 10 to 999999).
 */
export const industryCodeText = z.codec(z.union([boundedText(20), z.int()]), boundedText(20), {
  decode: String,
  encode: (code) => code,
})

/** One row of the industry table of a region. */
export const industryCode = z.object({
  id: z.string(),
  code: z.string(),
  description: z.string(),
})
export type IndustryCode = z.output<typeof industryCode>
