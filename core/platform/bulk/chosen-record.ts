import * as z from 'zod/mini'
import { id, instantText } from '../../foundation/validation/bounded.ts'

/**
 * A selected record, with the `modified` that the caller saw; a record changed since then is
 * rejected.
 */
export const chosenRecord = z.object({ id: id(), seen: z.optional(instantText()) })
export type ChosenRecord = z.output<typeof chosenRecord>
