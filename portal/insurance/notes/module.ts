import { accountPart } from '../accounts/account-part.ts'
import type { Module } from '../../frame/modules/module.ts'

/** The notes of an account. */
export const accountNotesPart = accountPart({
  id: 'notes',
  label: 'accounts:part.notes',
  path: '/notes',
  hasPrimary: true,
  load: async () => (await import('./NotesPart.tsx')).NotesPart,
})

/** Notes of accounts. */
export const notesModule = {
  screens: [accountNotesPart],
  shell: async () => (await import('./shell-parts.ts')).notesShell,
} as const satisfies Module
