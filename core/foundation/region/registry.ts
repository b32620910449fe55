import type { RegionServerData } from './definition.ts'
import { au } from './au/region.ts'
import { auServerData } from './au/server-data.ts'
import { uk } from './uk/region.ts'
import { ukServerData } from './uk/server-data.ts'
import { us } from './us/region.ts'
import { usServerData } from './us/server-data.ts'

/**
 * The regions that the platform serves (spec 1 §1). The first is the base: its locale is the
 * fallback of all others, and it applies on hosts without a region. If flags contradict each
 * other, the earlier region applies.
 */
export const registeredRegions = [us, uk, au] as const

/** Server data of each region. */
export const registeredServerData = {
  US: usServerData,
  UK: ukServerData,
  AU: auServerData,
} as const satisfies Record<(typeof registeredRegions)[number]['id'], RegionServerData>
