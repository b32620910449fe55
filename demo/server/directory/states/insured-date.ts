import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Day } from '#core/foundation/calendar-dates/calendar-date.ts'
import { todayIn, type Today } from '#core/foundation/calendar-dates/today.ts'
import { regions, type Region } from '#core/foundation/region/regions.ts'
import { states } from './table.ts'
import { zoneOf } from './zones.ts'

/** Columns that locate the insured of a row. */
export interface InsuredColumns {
  readonly region: SQLWrapper
  readonly state: SQLWrapper
}

/**
 * A calendar date that depends on the insured of a row, with the earliest and latest date of all
 * rows.
 */
export interface InsuredDate {
  readonly day: SQL
  readonly earliest: Day
  readonly latest: Day
}

interface InsuredLocation {
  readonly region: Region
  readonly state: string | null
}

const places = [
  ...states.flatMap(({ country, code }) =>
    regions.filter((region) => region === country).map((region) => ({ region, state: code })),
  ),
  ...regions.map((region) => ({ region, state: null })),
].map((place: InsuredLocation) => ({ ...place, zone: zoneOf(place) }))

const zones = [...new Set(places.map(({ zone }) => zone))]

/**
 * A date relative to the insured's today, for queries; the counterpart of `todayOf`. `earliest` and
 * `latest` are constant bounds for indexes.
 */
export const insuredDate = (
  columns: InsuredColumns,
  now: Date,
  counted: (today: Today) => Day = (today) => today,
): InsuredDate => {
  const dayOfZone = new Map(zones.map((zone) => [zone, counted(todayIn(zone, now))]))
  const dated = places.map((place) => ({ ...place, day: dayOfZone.get(place.zone) ?? '' }))
  const days = [...dayOfZone.values()].toSorted()
  const [earliest = ''] = days
  const latest = days.at(-1) ?? ''
  const standards = new Map(
    dated.flatMap((p) => (p.state === null ? [[p.region, p.day] as const] : [])),
  )
  // the region of a row decides, except for states in a different zone from their region
  const rows = dated
    .filter(({ region, state, day }) => state === null || day !== standards.get(region))
    .map(({ region, state, day }) => {
      const inRegion = sql`${columns.region} = ${region}`
      const inPlace = state === null ? inRegion : sql`${inRegion} and ${columns.state} = ${state}`
      return sql`when ${inPlace} then ${day}`
    })
  return { day: sql`case ${sql.join(rows, sql` `)} end`, earliest, latest }
}
