import type { Region } from '../../foundation/region/regions.ts'
import { regionTable } from '../../foundation/region/regions.ts'
import type { Api } from '../../platform/api/api.ts'
import { searchStates } from './endpoints.ts'
import type { State } from './model.ts'

/** Larger than the number of states in any region. */
const maxStates = 100

type Loads = Map<Region, Promise<readonly State[]>>

/** The loads of each service, so that a page and its elements load each region once. */
const loadsOf = new WeakMap<Api, Loads>()

/** Loads the states of a region once; empty if postcodes identify the place. */
export const loadStates = (api: Api, region: Region): Promise<readonly State[]> => {
  if (regionTable[region].locationField !== 'state') return Promise.resolve([])
  const loads: Loads = loadsOf.get(api) ?? new Map()
  loadsOf.set(api, loads)
  const known = loads.get(region)
  if (known !== undefined) return known
  const load = api
    .call(searchStates, { query: { country: region, page: 0, size: maxStates } })
    .then(({ content }) => content)
  loads.set(region, load)
  // the next caller tries again
  load.catch(() => loads.delete(region))
  return load
}
