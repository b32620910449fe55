import type { Region } from '../../foundation/region/regions.ts'
import { isPostalCode, formatPostalCode } from '../../foundation/validation/postal-code.ts'

/**
 * The leading letters of a postal code (`EC` of EC1A 1BB); null if it is not valid in the region.
 */
export const postcodeArea = (region: Region, text: string): string | null =>
  isPostalCode(region, text) ? (/^[A-Z]+/.exec(formatPostalCode(region, text))?.[0] ?? null) : null
