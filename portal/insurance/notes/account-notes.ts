import { accountPart } from '../accounts/account-part.ts'

/** The notes of an account. */
export const accountNotesPart = accountPart({
  id: 'notes',
  label: 'accounts:part.notes',
  path: '/notes',
  hasPrimary: true,
  load: async () => (await import('./NotesPart.tsx')).NotesPart,
})
