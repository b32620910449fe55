import { atom, computed, type ReadableAtom } from 'nanostores'
import type { FlaggedRegion } from './region-flags.ts'
import { baseRegion, regions, regionTable, type KnownRegion, type Region } from './regions.ts'

/** The region of a host, by its ending or its name on loopback; otherwise the base. */
export const regionOfHost = (hostname: string): Region => {
  const name = hostname.toLowerCase().replace(/\.$/, '')
  const named = regions.find((region) => {
    const { host } = regionTable[region]
    return host !== undefined && (name.endsWith(host.ending) || name === host.local)
  })
  return named ?? baseRegion
}

export interface RegionService {
  readonly $region: ReadableAtom<Region>
  /** The region that was fixed (an element's `region`); undefined when none was. */
  readonly $fixed: ReadableAtom<Region | undefined>
  /** Everything that depends on the region: currency, dial code, phone numbers. */
  readonly $facts: ReadableAtom<KnownRegion>
  /** The environment flag that is on; undefined when none is. */
  readonly $flag: ReadableAtom<FlaggedRegion | undefined>
  /** Sets the region that whoever is signed in belongs to; undefined for staff, and for nobody. */
  belong(region: Region | undefined): void
  /** Turns a region's flag on or off; turning one on turns the other off. */
  setFlag(region: FlaggedRegion, on: boolean): void
  /** Fixes the region for any host and flags (an element's `region`); undefined removes it. */
  fix(region: Region | undefined): void
}

/**
 * The region of one platform: fixed by its creator, else that of the signed-in user or of the opened
 * record, else by a flag set here, else by a flag that the platform serves to all (`$served`), else by
 * the page's host, which only proposes one.
 */
export const createRegion = (input: {
  readonly hostname: string
  readonly fixed?: Region | undefined
  readonly $served?: ReadableAtom<FlaggedRegion | undefined>
}): RegionService => {
  const $fixed = atom(input.fixed)
  const $own = atom<Region | undefined>()
  const $flag = atom<FlaggedRegion | undefined>()
  const $served = input.$served ?? atom<FlaggedRegion | undefined>()
  const ofHost = regionOfHost(input.hostname)
  const $region = computed(
    [$fixed, $own, $flag, $served],
    (fixed, own, flag, served): Region => fixed ?? own ?? flag ?? served ?? ofHost,
  )
  return {
    $region,
    $fixed,
    $facts: computed($region, (region) => regionTable[region]),
    $flag,
    belong: (region) => $own.set(region),
    setFlag(region, on) {
      if (on) $flag.set(region)
      else if ($flag.get() === region) $flag.set(undefined)
    },
    fix: (region) => $fixed.set(region),
  }
}
