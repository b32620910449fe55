import * as z from 'zod/mini'
import { id, instantText } from '../../foundation/validation/bounded.ts'

/** A record of a selection, with `modified` as the caller saw it: one changed since is refused. */
export const chosenRecord = z.object({ id: id(), seen: z.optional(instantText()) })
export type ChosenRecord = z.output<typeof chosenRecord>
