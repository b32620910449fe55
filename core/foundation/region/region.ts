import { atom, computed, type ReadableAtom } from 'nanostores'
import type { FlaggedRegion } from './region-flags.ts'
import { baseRegion, regions, regionTable, type KnownRegion, type Region } from './regions.ts'

/** The region of a host, by its domain suffix or its name on loopback; otherwise the base. */
export const regionOfHost = (hostname: string): Region => {
  const name = hostname.toLowerCase().replace(/\.$/, '')
  const matchingRegion = regions.find((region) => {
    const { host } = regionTable[region]
    return host !== undefined && (name.endsWith(host.ending) || name === host.local)
  })
  return matchingRegion ?? baseRegion
}

export interface RegionService {
  readonly $region: ReadableAtom<Region>
  /** The region fixed by an element's `region`; undefined otherwise. */
  readonly $fixed: ReadableAtom<Region | undefined>
  /** Everything that depends on the region: currency, dial code, phone numbers. */
  readonly $facts: ReadableAtom<KnownRegion>
  /** The enabled environment flag; undefined if there is none. */
  readonly $flag: ReadableAtom<FlaggedRegion | undefined>
  /** Sets the region of the signed-in user; undefined for staff and after a sign-out. */
  setUserRegion(region: Region | undefined): void
  /** Turns the flag of a region on or off; turning one on turns the others off. */
  setFlag(region: FlaggedRegion, on: boolean): void
  /**
   * Fixes the region regardless of host and flags (an element's `region`); undefined removes it.
   */
  fix(region: Region | undefined): void
}

/**
 * The region of one platform. In order of precedence: fixed by its creator, that of the signed-in
 * user or opened record, a flag set here, a flag that the platform serves to all (`$served`), the
 * page's host.
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
  const hostRegion = regionOfHost(input.hostname)
  const $region = computed(
    [$fixed, $own, $flag, $served],
    (fixed, own, flag, served): Region => fixed ?? own ?? flag ?? served ?? hostRegion,
  )
  return {
    $region,
    $fixed,
    $facts: computed($region, (region) => regionTable[region]),
    $flag,
    setUserRegion: (region) => $own.set(region),
    setFlag(region, on) {
      if (on) $flag.set(region)
      else if ($flag.get() === region) $flag.set(undefined)
    },
    fix: (region) => $fixed.set(region),
  }
}
