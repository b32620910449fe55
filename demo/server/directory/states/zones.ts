import { dayIn, type Day } from '#core/foundation/calendar-dates/calendar-date.ts'
import { todayIn, type Today } from '#core/foundation/calendar-dates/today.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { serverDataOf } from '#core/foundation/region/server-data.ts'
import { states } from './table.ts'

const zones: ReadonlyMap<string, string> = new Map(states.map(({ id, timezone }) => [id, timezone]))

/** The region and, if known, the state of an insured. */
export interface Insured {
  readonly region: Region
  readonly state: string | null | undefined
}

/** The zone in which an insured's dates begin (spec 3 §9). */
export const zoneOf = ({ region, state }: Insured): string =>
  zones.get(`${region}-${state}`) ?? serverDataOf[region].timezone

/** Today in the insured's zone, which decides a record's calendar date. */
export const todayOf = (insured: Insured, now: Date): Today => todayIn(zoneOf(insured), now)

/** The calendar date of an instant in the insured's zone, for documents and mails. */
export const dayOf = (insured: Insured, instant: Date): Day => dayIn(zoneOf(insured), instant)
