import { byId, columnById, columnOf } from '../registry/registry.ts'
import type { RegionData } from './definition.ts'
import { registeredRegions } from './registry.ts'

type Registered = (typeof registeredRegions)[number]

/** The ids of the regions on the wire. */
export const regions = /*@__PURE__*/ columnOf(registeredRegions, 'id')
export type Region = Registered['id']

/** The locales of the regions. The first is the base of all wording. */
export const locales = /*@__PURE__*/ columnOf(registeredRegions, 'locale')
export type Locale = Registered['locale']

export const localeOf = /*@__PURE__*/ columnById(registeredRegions, 'locale')

export const currencyOf = /*@__PURE__*/ columnById(registeredRegions, 'currency')

/** The data of a region, with typed names. */
export interface KnownRegion extends RegionData {
  readonly id: Region
  readonly locale: Locale
  readonly currency: Registered['currency']
}

/** Everything that depends on the region, except wording. */
export const regionTable: Readonly<Record<Region, KnownRegion>> =
  /*@__PURE__*/ byId(registeredRegions)

/** The default region. */
export const baseRegion = registeredRegions[0].id

/** Host names under which a demo on loopback opens a region. */
export const localHosts: readonly string[] = /*@__PURE__*/ registeredRegions.flatMap(
  ({ host }: RegionData) => (host === undefined ? [] : [host.local]),
)
