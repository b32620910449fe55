import { regionTable, type Region } from '../../foundation/region/regions.ts'
import { isFlag, type FlagValues } from './flag-names.ts'

/** Milliseconds between two checks during maintenance (spec 1 §9). */
export const maintenanceInterval = 30_000

/** Whether the platform is in maintenance, everywhere or in the viewer's region. */
export const isUnderMaintenance = (flags: FlagValues, region: Region): boolean => {
  const own = regionTable[region].flags.maintenance
  return flags.MAINTENANCE || (own !== undefined && isFlag(own) && flags[own])
}
