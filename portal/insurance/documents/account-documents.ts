import { accountPart } from '../accounts/account-part.ts'

/** The documents of an account. */
export const accountDocumentsPart = accountPart({
  id: 'documents',
  label: 'documents:title',
  path: '/documents',
  load: async () => (await import('./AccountDocuments.tsx')).AccountDocuments,
})
