import { accountsIn } from '../../kernel/live/insured-in.ts'
import type { LiveRecords } from '../../kernel/live/records.ts'
import { seenIn } from '../../kernel/live/seen-by.ts'
import { policyScope } from './scope.ts'
import { policies } from './tables.ts'

/** Changes of policies, announced by `schema/migrations/0003_live_changes.sql`. */
export const livePolicies: LiveRecords = {
  kind: 'policy',
  permission: 'policy:read',
  seenBy: seenIn(policies, policyScope),
  insuredIn: accountsIn(policies),
}
