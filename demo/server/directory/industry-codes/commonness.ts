import type { Region } from '#core/foundation/region/regions.ts'

/** Starts of codes of trades that ask for cover most often: 1 stands before others, -1 behind. */
const weights = {
  US: {
    31: -1,
    32: -1,
    33: -1,
    42: -1,
    11: -1,
    21: -1,
    44: 0.5,
    45: 0.5,
    54: 1,
    62: 1,
    72: 1,
    81: 0.5,
  },
  UK: { 0: -1, 1: -1, 2: -1, 3: -1, 46: -1, 47: 0.5, 56: 1, 62: 1, 69: 1, 86: 1 },
  AU: { 0: -1, 1: -1, 2: -1, 33: -1, 34: -1, 35: -1, 36: -1, 45: 1, 69: 1, 70: 1, 85: 1 },
} as const satisfies Record<Region, Readonly<Record<string, number>>>

/** How much an industry comes before others that fit a search as well. */
export const commonness = (region: Region, code: string): number => {
  const table: Readonly<Record<string, number>> = weights[region]
  return table[code.slice(0, 2)] ?? table[code.slice(0, 1)] ?? 0
}
