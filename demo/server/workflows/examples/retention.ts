import { sql } from 'drizzle-orm'
import { testDataDays } from '#core/identity/access/modes.ts'
import { workflowCodes, workflows } from '../../identity/security-code/tables.ts'
import type { Retention } from '../../kernel/retention/model.ts'
import { exampleMailboxes } from './link.ts'

/** Links of examples stay as long as the test-mode records that they name. */
export const exampleRetention: readonly Retention[] = [
  {
    table: workflows,
    since: workflows.created,
    days: testDataDays,
    when: sql`${workflows.email} like ${exampleMailboxes} and not exists (select 1 from ${workflowCodes} where ${workflowCodes.workflowId} = ${workflows.id})`,
  },
]
