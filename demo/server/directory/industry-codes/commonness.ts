import type { Region } from '#core/foundation/region/regions.ts'
import { schemeOf } from './industries.ts'

/** How much an industry comes before others that fit a search as well. */
export const commonness = (region: Region, code: string): number => {
  const weights = schemeOf(region).commonness
  return weights[code.slice(0, 2)] ?? weights[code.slice(0, 1)] ?? 0
}
