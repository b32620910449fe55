import * as z from 'zod/mini'
import { requiredText } from '../../foundation/validation/shapes.ts'
import { printable } from '../../foundation/validation/printable.ts'

/** The longest note, in characters. */
export const maxNoteLength = 4_000

/** Most notes of one organisation about an account. */
export const maxNotes = 200

/** The text of a note, as form and server check it. */
export const noteText = z.object({
  text: requiredText(maxNoteLength, 'notes:textRequired', 'textTooLong').check(printable),
})
export type NoteText = z.output<typeof noteText>

/** A note about an account, which only its author's organisation and staff see. */
export const note = z.object({
  id: z.string(),
  accountId: z.string(),
  text: z.string(),
  userName: z.string(),
  /** Whether the viewer wrote it, and so may edit it. */
  mayEdit: z.boolean(),
  created: z.iso.datetime(),
  modified: z.iso.datetime(),
})
export type Note = z.output<typeof note>
