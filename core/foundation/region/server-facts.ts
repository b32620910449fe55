import type { RegionServerFacts } from './definition.ts'
import { registeredServerFacts } from './registry.ts'
import type { Region } from './regions.ts'

/** What the platform alone knows of each region. */
export const serverFactsOf: Readonly<Record<Region, RegionServerFacts>> = registeredServerFacts
