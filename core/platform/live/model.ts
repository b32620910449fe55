import * as z from 'zod/mini'
import { openEnum } from '../../foundation/validation/open-enum.ts'

/** The kinds of records whose changes are sent to open screens. */
export const liveKinds = ['account', 'note', 'policy', 'quote', 'submission'] as const
export type LiveKind = (typeof liveKinds)[number]

/** Maximum seconds of past changes that a new stream receives. */
export const maxEventAge = 30

/** Maximum records listed in one event; an event about more changes lists none. */
export const maxNamedRecords = 50

const shortText = z.string().check(z.maxLength(320))

const changedRecord = z.object({
  id: shortText,
  /** `modified` of the record after the change. */
  version: z.iso.datetime(),
})

/** The author of a change; absent for the platform. */
const changedBy = z.object({
  /** Absent if the receiver must not know. */
  name: z.optional(shortText),
  isYou: z.boolean(),
})
export type ChangedBy = z.output<typeof changedBy>

/**
 * An event of the stream. `changed` names records that the receiver sees; without records, any of
 * the kind may have changed or left the receiver's lists. `presence`: others opened or left a
 * record. `reset`: changes may have been missed.
 */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('changed'),
    kind: openEnum(liveKinds),
    records: z.array(changedRecord).check(z.maxLength(maxNamedRecords)),
    by: z.optional(changedBy),
  }),
  z.object({ type: z.literal('presence'), kind: openEnum(liveKinds), id: shortText }),
  z.object({ type: z.literal('reset') }),
])
export type LiveEvent = z.output<typeof liveEvent>
