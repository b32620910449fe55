import { accountsIn } from '../../kernel/live/insured-in.ts'
import type { LiveRecords } from '../../kernel/live/records.ts'
import { visibleRows } from '../../kernel/live/visible-rows.ts'
import { policyScope } from './scope.ts'
import { policies } from './tables.ts'

/** Changes of policies, announced by `schema/migrations/0003_live_changes.sql`. */
export const livePolicies: LiveRecords = {
  kind: 'policy',
  permission: 'policy:read',
  visibleTo: visibleRows(policies, policyScope),
  insuredIn: accountsIn(policies),
}
