import * as z from 'zod/mini'
import { dayIn } from './calendar-date.ts'

/** Today's date as the server sends it. */
export const today = z.iso.date().brand<'Today'>()

/**
 * Today's date in the insured's zone (spec 3 §9). Effective, expiry and due dates count from it.
 * Branded, so that only `todayIn` and server responses produce one.
 */
export type Today = z.output<typeof today>

/** The date in the insured's IANA zone at an instant. */
export const todayIn = (zone: string, now: Date): Today => today.parse(dayIn(zone, now))
