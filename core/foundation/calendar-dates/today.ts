import * as z from 'zod/mini'
import { dayIn } from './calendar-date.ts'

/** Today as a server tells it: the shape of the wire. */
export const today = z.iso.date().brand<'Today'>()

/**
 * The day that it is now where an insured is (spec 3 §9). Effective dates, expiry and due dates count
 * from it. A plain `Day` is none: only `todayIn` and an answer of the server make one.
 */
export type Today = z.output<typeof today>

/** The day it is at an instant in the insured's IANA zone. */
export const todayIn = (zone: string, now: Date): Today => today.parse(dayIn(zone, now))
