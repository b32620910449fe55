import type { Region } from '../../foundation/region/regions.ts'
import { isPostalCode } from '../../foundation/validation/postal-code.ts'

/** The letters a postal code starts with (`EC` of EC1A 1BB), or null when it is none of the region's. */
export const postcodeArea = (region: Region, text: string): string | null =>
  isPostalCode(region, text) ? (/^[A-Z]+/.exec(text.trim().toUpperCase())?.[0] ?? null) : null
