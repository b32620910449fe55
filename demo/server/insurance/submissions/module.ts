import { testDataDays } from '#core/identity/access/modes.ts'
import { serverModule } from '../../kernel/modules/server-module.ts'
import { submissionClock } from './clock.ts'
import { liveSubmissions } from './live.ts'
import { submissionRetention } from './retention.ts'
import { submissionRoutes } from './routes.ts'
import { submissionVisibility } from './scope.ts'
import { seedSubmissions } from './seed/seed-submissions.ts'
import * as tables from './tables.ts'
import type { SubmissionWorkflows } from './workflows.ts'

export const submissionsModuleFor = (workflows: SubmissionWorkflows) =>
  serverModule({
    name: 'insurance/submissions',
    routes: submissionRoutes(workflows),
    tables,
    statuses: [submissionClock],
    retention: submissionRetention,
    testRetention: [
      { table: tables.submissions, since: tables.submissions.created, days: testDataDays },
    ],
    live: [liveSubmissions],
    scopes: { submission: [submissionVisibility] },
    seeds: [
      { name: 'submissions', of: 'demo', after: ['risk', 'quotes', 'teams'], run: seedSubmissions },
    ],
  })
