import type { RegionServerFacts } from './definition.ts'
import { au } from './au/region.ts'
import { auServerFacts } from './au/server-facts.ts'
import { uk } from './uk/region.ts'
import { ukServerFacts } from './uk/server-facts.ts'
import { us } from './us/region.ts'
import { usServerFacts } from './us/server-facts.ts'

/**
 * The regions that the platform serves (spec 1 §1). The first is the base: its locale is the
 * fallback of all others, and it applies on hosts that name no region. If flags contradict each
 * other, the earlier region applies.
 */
export const registeredRegions = [us, uk, au] as const

/** Server facts of each region. */
export const registeredServerFacts = {
  US: usServerFacts,
  UK: ukServerFacts,
  AU: auServerFacts,
} as const satisfies Record<(typeof registeredRegions)[number]['id'], RegionServerFacts>
