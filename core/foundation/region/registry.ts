import type { RegionServerFacts } from './definition.ts'
import { au } from './au/region.ts'
import { auServerFacts } from './au/server-facts.ts'
import { uk } from './uk/region.ts'
import { ukServerFacts } from './uk/server-facts.ts'
import { us } from './us/region.ts'
import { usServerFacts } from './us/server-facts.ts'

/**
 * The regions the platform serves (spec 1 §1). The first is the base: its language stands under all
 * others, and hosts that name no region are its own. Where flags contradict, the earlier region counts.
 */
export const registeredRegions = [us, uk, au] as const

/** What the platform alone knows of each. */
export const registeredServerFacts = {
  US: usServerFacts,
  UK: ukServerFacts,
  AU: auServerFacts,
} as const satisfies Record<(typeof registeredRegions)[number]['id'], RegionServerFacts>
