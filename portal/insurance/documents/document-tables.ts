import { table } from '../../frame/tables/table.ts'

/** Documents of the policyholder's own account. */
export const ownDocuments = table(async () => (await import('./OwnDocuments.tsx')).OwnDocuments)
