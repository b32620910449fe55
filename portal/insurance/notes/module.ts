import type { Module } from '../../frame/modules/module.ts'
import { accountNotesPart } from './account-notes.ts'

/** Notes of accounts. */
export const notesModule = {
  screens: [accountNotesPart],
  shell: async () => (await import('./shell-parts.ts')).notesShell,
} as const satisfies Module
