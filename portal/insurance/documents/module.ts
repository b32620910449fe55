import type { Module } from '../../frame/modules/module.ts'
import { accountDocumentsPart } from './account-documents.ts'

/** Documents: the dialog that lists those of a record, and their part of the account page. */
export const documentsModule = {
  screens: [accountDocumentsPart],
  texts: ['documents'],
  shell: async () => (await import('./shell-parts.ts')).documentsShell,
} as const satisfies Module
