import * as z from 'zod/mini'
import type { FieldErrorCode } from '../../../foundation/validation/field-errors.ts'
import { boundedList, boundedText } from '../../../foundation/validation/bounded.ts'
import { oneLine } from '../../../foundation/validation/names.ts'
import { printable } from '../../../foundation/validation/printable.ts'

/** Maximum number of event exclusions per quote. */
export const maxEvents = 50

/** Years before 1900 are typos. */
const fromYear1900 = /^(?:19|[2-9]\d)/

const line = (maxLength: number, missing: FieldErrorCode) =>
  boundedText(maxLength, 'textTooLong').check(z.trim(), oneLine, printable, z.minLength(1, missing))

/** An event excluded from cover (spec 2 §3, "Event exclusion"). */
export const eventExclusion = z.object({
  claimNumber: line(60, 'adjustments:events.claimNumberRequired'),
  claimName: line(200, 'adjustments:events.claimNameRequired'),
  claimDate: z.iso
    .date({ error: 'adjustments:events.claimDateInvalid', abort: true })
    .check(z.regex(fromYear1900, 'adjustments:events.claimDateInvalid')),
  /** Staff only. */
  claimDescription: z.optional(boundedText(2_000, 'textTooLong').check(z.trim())),
})
export type EventExclusion = z.output<typeof eventExclusion>

export const eventExclusions = boundedList(eventExclusion, maxEvents)
