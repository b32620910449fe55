import { sql } from 'drizzle-orm'
import type { Retention } from '../../kernel/retention/model.ts'
import { workflowCodes, workflows } from './tables.ts'

export const workflowRetention: readonly Retention[] = [
  { table: workflowCodes, since: workflowCodes.sent, days: 1 },
  // a link opens its record for the whole policy year and a year of arrears
  {
    table: workflows,
    since: sql`greatest(${workflows.created}, ${workflows.codeExpires})`,
    days: 730,
    when: sql`not exists (select 1 from ${workflowCodes} where ${workflowCodes.workflowId} = ${workflows.id})`,
  },
]
