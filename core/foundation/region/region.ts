import { atom, computed, type ReadableAtom } from 'nanostores'
import { regionTable, type RegionFacts } from './region-table.ts'
import type { Region } from './regions.ts'

/** Regions that a flag of the environment can select (spec 1 §1). */
export type FlaggedRegion = Exclude<Region, 'US'>

/** Region of a host: `.co.uk` is the UK, `.au` Australia, all else the US. `uk.localhost` and `au.localhost` too. */
export const regionOfHost = (hostname: string): Region => {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (host.endsWith('.co.uk') || host === 'uk.localhost') return 'UK'
  if (host.endsWith('.au') || host === 'au.localhost') return 'AU'
  return 'US'
}

export interface RegionService {
  readonly $region: ReadableAtom<Region>
  /** All that depends on the region: currency, dial code, products, phones. */
  readonly $facts: ReadableAtom<RegionFacts>
  /** The flag of the environment that is on, if one is. */
  readonly $flag: ReadableAtom<FlaggedRegion | undefined>
  /** Turns a region's flag on or off; turning one on turns the other off. */
  setFlag(region: FlaggedRegion, on: boolean): void
  /** Fixes the region whatever host and flags say (an element's `region`); undefined frees it. */
  fix(region: Region | undefined): void
}

/**
 * The region of one platform: fixed by its maker, else by a flag set here, else by a flag that the
 * platform sets for all (`$served`), else by the page's host.
 */
export const createRegion = (input: {
  readonly hostname: string
  readonly fixed?: Region | undefined
  readonly $served?: ReadableAtom<FlaggedRegion | undefined>
}): RegionService => {
  const $fixed = atom(input.fixed)
  const $flag = atom<FlaggedRegion | undefined>()
  const $served = input.$served ?? atom<FlaggedRegion | undefined>()
  const ofHost = regionOfHost(input.hostname)
  const $region = computed(
    [$fixed, $flag, $served],
    (fixed, flag, served): Region => fixed ?? flag ?? served ?? ofHost,
  )
  return {
    $region,
    $facts: computed($region, (region) => regionTable[region]),
    $flag,
    setFlag(region, on) {
      if (on) $flag.set(region)
      else if ($flag.get() === region) $flag.set(undefined)
    },
    fix: (region) => $fixed.set(region),
  }
}
