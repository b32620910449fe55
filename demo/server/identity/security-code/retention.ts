import { sql } from 'drizzle-orm'
import type { Retention } from '../../kernel/retention/model.ts'
import { workflowCodes, workflows } from './tables.ts'

export const workflowRetention: readonly Retention[] = [
  { table: workflowCodes, since: workflowCodes.sent, days: 1 },
  // a link stays valid for the policy year and another year for arrears
  {
    table: workflows,
    since: sql`greatest(${workflows.created}, ${workflows.codeExpires})`,
    days: 730,
    when: sql`not exists (select 1 from ${workflowCodes} where ${workflowCodes.workflowId} = ${workflows.id})`,
  },
]
