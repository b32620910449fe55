import type { Region } from '../../foundation/region/regions.ts'
import type { Flag, FlagValues } from './flag-names.ts'

/** Between two looks whether maintenance is over, milliseconds (spec 1 §9). */
export const maintenanceInterval = 30_000

/** The flag that closes one region alone; Australia has none (spec 1 §2). */
const flagOfRegion: { readonly [Name in Region]?: Flag } = {
  US: 'MAINTENANCE_US',
  UK: 'MAINTENANCE_UK',
}

/** Whether the platform is closed for maintenance: everywhere, or in the viewer's region. */
export const isUnderMaintenance = (flags: FlagValues, region: Region): boolean => {
  const own = flagOfRegion[region]
  return flags.MAINTENANCE || (own !== undefined && flags[own])
}
