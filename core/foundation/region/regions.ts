import { byId, columnById, columnOf } from '../registry/registry.ts'
import type { RegionFacts } from './definition.ts'
import { registeredRegions } from './registry.ts'

type Registered = (typeof registeredRegions)[number]

/** The ids of the regions, as they go over the wire. */
export const regions = /*@__PURE__*/ columnOf(registeredRegions, 'id')
export type Region = Registered['id']

/** The languages of the regions; that of the first stands under all wording. */
export const locales = /*@__PURE__*/ columnOf(registeredRegions, 'locale')
export type Locale = Registered['locale']

export const localeOf = /*@__PURE__*/ columnById(registeredRegions, 'locale')

export const currencyOf = /*@__PURE__*/ columnById(registeredRegions, 'currency')

/** What is known of a region, its names typed. */
export interface KnownRegion extends RegionFacts {
  readonly id: Region
  readonly locale: Locale
  readonly currency: Registered['currency']
}

/** All that depends on the region and is no wording. */
export const regionTable: Readonly<Record<Region, KnownRegion>> =
  /*@__PURE__*/ byId(registeredRegions)

/** The region of whoever names none. */
export const baseRegion = registeredRegions[0].id

/** Names under which a demo on loopback opens a region. */
export const localHosts: readonly string[] = /*@__PURE__*/ registeredRegions.flatMap(
  ({ host }: RegionFacts) => (host === undefined ? [] : [host.local]),
)
