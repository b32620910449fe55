/** UK postcode: outward code, space if any, inward code (spec 3 §5). */
const pattern = /^([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})$/

/** Whether a text is a UK postcode, in either case, with or without the space. */
export const isPostcode = (text: string): boolean => pattern.test(text.trim().toUpperCase())

/** The letters a UK postcode starts with (`EC` of EC1A 1BB), or null when it is none. */
export const postcodeArea = (text: string): string | null =>
  isPostcode(text) ? (/^[A-Z]+/.exec(text.trim().toUpperCase())?.[0] ?? null) : null
