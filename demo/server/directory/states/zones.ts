import { todayIn, type Today } from '#core/foundation/calendar-dates/today.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { states } from './table.ts'

/** Zone of an insured whose state is not known: that of most people of the region. */
const standardZones = {
  US: 'America/New_York',
  UK: 'Europe/London',
  AU: 'Australia/Sydney',
} as const satisfies Record<Region, string>

const zones: ReadonlyMap<string, string> = new Map(states.map(({ id, timezone }) => [id, timezone]))

/** Where an insured is, as far as is known. */
export interface Insured {
  readonly region: Region
  readonly state: string | null | undefined
}

/** The zone in which days of an insured begin (spec 3 §9). */
export const zoneOf = ({ region, state }: Insured): string =>
  zones.get(`${region}-${state}`) ?? standardZones[region]

/** Today where the insured is: the one rule by which a record's day is told. */
export const todayOf = (insured: Insured, now: Date): Today => todayIn(zoneOf(insured), now)
