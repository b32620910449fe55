import * as z from 'zod/mini'
import { boundedList, id, instantText } from '../../foundation/validation/bounded.ts'

/** Maximum number of records in a bulk action. */
export const maxInBulk = 1_000

/** The body limit of a call with this many records. */
export const bulkBodyLimit = { bytes: 262_144, values: 4_000 } as const

/**
 * A selected record, with the `modified` that the caller saw; a record changed since then is
 * rejected.
 */
export const selectedRecord = z.object({ id: id(), seen: z.optional(instantText()) })
export type SelectedRecord = z.output<typeof selectedRecord>

/** A bulk action: calls with the same `requestId` continue the same one. */
export const bulkRequest = z.object({
  requestId: id(),
  records: boundedList(selectedRecord, maxInBulk).check(z.minLength(1, 'required')),
})
export type BulkRequest = z.output<typeof bulkRequest>

/** A record that can be selected, with its display name. */
const selectedRow = z.object({ id: z.string(), name: z.string(), modified: z.iso.datetime() })
export type SelectedRow = z.output<typeof selectedRow>

/** Every record of a list call, up to `maxInBulk`, and whether the list has more. */
export const selection = z.object({ rows: z.array(selectedRow), hasMore: z.boolean() })
export type Selection = z.output<typeof selection>

/** The result for one record; without an error it succeeded. */
const bulkResult = z.object({
  id: z.string(),
  /** Empty if the caller sees no such record. */
  name: z.string(),
  error: z.optional(z.object({ code: z.string(), detail: z.string() })),
})
export type BulkResult = z.output<typeof bulkResult>

/**
 * The progress of a bulk action. `results` is filled, in the order of the call, once nothing is
 * left.
 */
export const bulkProgress = z.object({
  total: z.int(),
  left: z.int(),
  results: z.array(bulkResult),
})
export type BulkProgress = z.output<typeof bulkProgress>
