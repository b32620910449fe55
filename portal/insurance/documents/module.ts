import { accountPart } from '../accounts/account-part.ts'
import type { Module } from '../../frame/modules/module.ts'

/** The documents of an account. */
export const accountDocumentsPart = accountPart({
  id: 'documents',
  label: 'documents:title',
  path: '/documents',
  load: async () => (await import('./AccountDocuments.tsx')).AccountDocuments,
})

/** Documents: the dialog that lists a record's documents, and their part of the account page. */
export const documentsModule = {
  screens: [accountDocumentsPart],
  texts: ['documents'],
  shell: async () => (await import('./shell-parts.ts')).documentsShell,
} as const satisfies Module
