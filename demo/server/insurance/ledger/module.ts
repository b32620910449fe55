import { serverModule } from '../../kernel/modules/server-module.ts'
import * as tables from './tables.ts'

/** The double-entry ledger. */
export const ledgerModule = serverModule({
  name: 'insurance/ledger',
  tables,
  permanentTables: [
    [tables.ledgerEntries, 'record of money; the database refuses to delete it'],
    [tables.ledgerLines, 'part of a ledger entry'],
  ],
})
