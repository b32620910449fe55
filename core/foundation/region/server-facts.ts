import type { RegionServerFacts } from './definition.ts'
import { registeredServerFacts } from './registry.ts'
import type { Region } from './regions.ts'

/** Facts of each region that only the platform needs. */
export const serverFactsOf: Readonly<Record<Region, RegionServerFacts>> = registeredServerFacts
