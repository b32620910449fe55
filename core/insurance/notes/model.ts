import * as z from 'zod/mini'
import { requiredText } from '../../foundation/validation/shapes.ts'
import { printable } from '../../foundation/validation/printable.ts'

/** Maximum length of a note, in characters. */
export const maxNoteLength = 4_000

/** Maximum number of notes per organisation and account. */
export const maxNotes = 200

/** The text of a note, as validated by form and server. */
export const noteText = z.object({
  text: requiredText(maxNoteLength, 'notes:textRequired', 'textTooLong').check(printable),
})
export type NoteText = z.output<typeof noteText>

/** A note about an account. Only the author's organisation and staff see it. */
export const note = z.object({
  id: z.string(),
  accountId: z.string(),
  text: z.string(),
  userName: z.string(),
  /** Whether the viewer is the author and may edit it. */
  mayEdit: z.boolean(),
  created: z.iso.datetime(),
  modified: z.iso.datetime(),
})
export type Note = z.output<typeof note>
