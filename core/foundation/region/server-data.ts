import type { RegionServerData } from './definition.ts'
import { registeredServerData } from './registry.ts'
import type { Region } from './regions.ts'

/** Data of each region that only the platform needs. */
export const serverDataOf: Readonly<Record<Region, RegionServerData>> = registeredServerData

/**
 * Whether a region has a state with that code. True without a code, and for regions without states.
 */
export const isStateOf = (region: Region, code: string | undefined): boolean => {
  const { states } = serverDataOf[region]
  return !code || states.length === 0 || states.some(([known]) => known === code)
}
