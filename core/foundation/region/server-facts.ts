import type { RegionServerFacts } from './definition.ts'
import { registeredServerFacts } from './registry.ts'
import type { Region } from './regions.ts'

/** Facts of each region that only the platform needs. */
export const serverFactsOf: Readonly<Record<Region, RegionServerFacts>> = registeredServerFacts

/**
 * Whether a region has a state with that code. True without a code, and for regions without states.
 */
export const isStateOf = (region: Region, code: string | undefined): boolean => {
  const { states } = serverFactsOf[region]
  return !code || states.length === 0 || states.some(([known]) => known === code)
}
