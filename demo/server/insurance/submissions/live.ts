import { noInsured } from '../../kernel/live/insured-in.ts'
import type { LiveRecords } from '../../kernel/live/records.ts'
import { visibleRows } from '../../kernel/live/visible-rows.ts'
import { submissionScope } from './scope.ts'
import { submissions } from './tables.ts'

/** Changes of submissions, announced by `schema/migrations/0003_live_changes.sql`. */
export const liveSubmissions: LiveRecords = {
  kind: 'submission',
  permission: 'submission:read',
  visibleTo: visibleRows(submissions, submissionScope),
  insuredIn: noInsured,
}
