import type { Region } from '../../foundation/region/regions.ts'
import type { CoverageKey } from './coverages.ts'
import { thousand } from './units.ts'

/** The fixed limit of a coverage in some states, in minor units. */
export interface FixedLimit {
  readonly coverage: CoverageKey
  readonly states: readonly string[]
  readonly limit: number
}

/** Limits fixed by states, for every product of the region with the coverage (spec 2 §9). */
export const fixedLimits: Readonly<Partial<Record<Region, readonly FixedLimit[]>>> = {
  US: [{ coverage: 'PUBLIC_RELATIONS_EXPENSE', states: ['NY', 'WA'], limit: thousand(50) }],
}
