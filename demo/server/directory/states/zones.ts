import { dayIn, type Day } from '#core/foundation/calendar-dates/calendar-date.ts'
import { todayIn, type Today } from '#core/foundation/calendar-dates/today.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { serverFactsOf } from '#core/foundation/region/server-facts.ts'
import { states } from './table.ts'

const zones: ReadonlyMap<string, string> = new Map(states.map(({ id, timezone }) => [id, timezone]))

/** Where an insured is, as far as is known. */
export interface Insured {
  readonly region: Region
  readonly state: string | null | undefined
}

/** The zone in which days of an insured begin (spec 3 §9). */
export const zoneOf = ({ region, state }: Insured): string =>
  zones.get(`${region}-${state}`) ?? serverFactsOf[region].timezone

/** Today where the insured is: the one rule for a record's calendar date. */
export const todayOf = (insured: Insured, now: Date): Today => todayIn(zoneOf(insured), now)

/** The calendar date of an instant where the insured is, as documents and mails write it. */
export const dayOf = (insured: Insured, instant: Date): Day => dayIn(zoneOf(insured), instant)
