import { isPostalCode } from '../../foundation/validation/postal-code.ts'

/** Whether a text is a UK postcode, in either case, with or without the space (spec 3 §5). */
export const isPostcode = (text: string): boolean => isPostalCode('UK', text)

/** The letters a UK postcode starts with (`EC` of EC1A 1BB), or null when it is none. */
export const postcodeArea = (text: string): string | null =>
  isPostcode(text) ? (/^[A-Z]+/.exec(text.trim().toUpperCase())?.[0] ?? null) : null
