import { sql } from 'drizzle-orm'
import { testDataDays } from '#core/identity/access/modes.ts'
import { workflowCodes, workflows } from '../../identity/security-code/tables.ts'
import type { Retention } from '../../kernel/retention/model.ts'
import { exampleMailboxes } from './link.ts'

/** Example links are kept as long as the records they open. */
export const exampleRetention: readonly Retention[] = [
  {
    table: workflows,
    since: workflows.created,
    days: testDataDays,
    when: sql`${workflows.email} like ${exampleMailboxes} and not exists (select 1 from ${workflowCodes} where ${workflowCodes.workflowId} = ${workflows.id})`,
  },
]
