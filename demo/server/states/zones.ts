import { dayIn } from '#core/days/days.ts'
import type { Region } from '#core/region/regions.ts'
import { states } from './table.ts'

/** Zone of an insured whose state is not known: that of most people of the region. */
const standardZones = {
  US: 'America/New_York',
  UK: 'Europe/London',
  AU: 'Australia/Sydney',
} as const satisfies Record<Region, string>

const zones: ReadonlyMap<string, string> = new Map(states.map(({ id, timezone }) => [id, timezone]))

/** The zone in which days of an insured begin (spec 3 §9). */
export const zoneOf = (region: Region, state: string | undefined): string =>
  zones.get(`${region}-${state}`) ?? standardZones[region]

/** Today where the insured is: effective dates count from it. */
export const todayOf = (region: Region, state: string | undefined, now: Date): string =>
  dayIn(zoneOf(region, state), now)
