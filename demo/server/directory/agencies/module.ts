import { serverModule } from '../../kernel/modules/server-module.ts'
import { agencyRoutes } from './routes.ts'
import { agencyVisibility } from './scope.ts'
import { seedAgencies } from './seed/agencies.ts'
import { seedAgencyRecords } from './seed/agency-records.ts'
import * as tables from './tables.ts'
import type { AgencyWorkflows } from './workflows.ts'

export const agenciesModuleFor = (workflows: AgencyWorkflows) =>
  serverModule({
    name: 'directory/agencies',
    routes: agencyRoutes(workflows),
    tables,
    permanentTables: [
      [tables.agencyLevels, 'directory'],
      [tables.agencyPrograms, 'directory'],
      [tables.agencyAppointments, 'directory'],
      [tables.agencyAggregators, 'directory'],
      [tables.clusterAgencies, 'directory'],
      [tables.carrierInsurers, 'directory'],
      [tables.producerRegister, 'reference data'],
    ],
    scopes: { agency: [agencyVisibility] },
    seeds: [
      { name: 'agencies', of: 'demo', after: ['users'], run: seedAgencies },
      { name: 'agency records', of: 'demo', after: ['agencies'], run: seedAgencyRecords },
    ],
  })
