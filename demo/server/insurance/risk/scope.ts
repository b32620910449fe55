import { sql, type SQL } from 'drizzle-orm'
import { accountReach, accountScope } from '../accounts/scope.ts'
import type { ReachTable } from '../../kernel/scope/reach.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** Risk by reader: as with accounts, but anonymous users of an agency's page see none. */
export const riskReach = {
  PARAPET: accountReach.PARAPET,
  AGENCY: accountReach.AGENCY,
  CUSTOMER: accountReach.CUSTOMER,
  'account token': accountReach['account token'],
} as const satisfies ReachTable

/** The accounts whose risk a viewer sees. */
export const riskScope = (viewer: Viewer): SQL | undefined =>
  viewer.kind === 'key' ? sql`false` : accountScope(viewer)
