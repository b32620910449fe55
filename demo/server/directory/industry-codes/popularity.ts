import type { Region } from '#core/foundation/region/regions.ts'
import { schemeOf } from './industries.ts'

/** Ranks an industry before others that match a search equally. */
export const popularity = (region: Region, code: string): number => {
  const weights = schemeOf(region).popularity
  return weights[code.slice(0, 2)] ?? weights[code.slice(0, 1)] ?? 0
}
