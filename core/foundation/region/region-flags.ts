import type { RegionData } from './definition.ts'
import { registeredRegions } from './registry.ts'

type Registered = (typeof registeredRegions)[number]
type Flagged = Extract<Registered, { readonly flags: { readonly environment: string } }>

/** Regions that an environment flag can select (spec 1 §1). */
export type FlaggedRegion = Flagged['id']
/** A flag that selects a region. */
export type EnvironmentFlag = Flagged['flags']['environment']

type ValuesOf<Each> = Each extends unknown ? Each[keyof Each] : never
/** A feature flag of one region. */
export type RegionFlag = ValuesOf<Registered['flags']>

const isFlagged = (region: Registered): region is Flagged => 'environment' in region.flags

/** The regions with a flag; the first enabled one applies. */
export const flaggedRegions: readonly {
  readonly id: FlaggedRegion
  readonly flag: EnvironmentFlag
}[] = /*@__PURE__*/ registeredRegions
  .filter(isFlagged)
  .map(({ id, flags }) => ({ id, flag: flags.environment }))

/** The flags of all regions, off by default. */
export const regionFlagDefaults = /*@__PURE__*/ Object.fromEntries(
  registeredRegions.flatMap(({ flags }: RegionData) =>
    Object.values(flags).map((flag) => [flag, false]),
  ),
) as Readonly<Record<RegionFlag, boolean>>
