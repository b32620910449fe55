import { serverModule } from '../../kernel/modules/server-module.ts'
import { surplusRoutes } from './routes.ts'
import { seedSurplus } from './seed/surplus.ts'
import * as tables from './tables.ts'

export const surplusModule = serverModule({
  name: 'insurance/surplus',
  routes: surplusRoutes,
  tables,
  permanentTables: [
    [tables.noticeAttestations, 'record of an attestation'],
    [tables.surplusLicenses, 'directory: a bounded number for each agency'],
  ],
  seeds: [{ name: 'surplus licences', of: 'demo', after: ['agencies'], run: seedSurplus }],
})
