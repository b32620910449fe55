import { sql, type SQL } from 'drizzle-orm'
import { accountVisibility, accountScope } from '../accounts/scope.ts'
import type { VisibilityTable } from '../../kernel/scope/visibility.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/**
 * The risk that each kind of viewer sees: as with accounts, but anonymous users of an agency's page see
 * none.
 */
export const riskVisibility = {
  PARAPET: accountVisibility.PARAPET,
  AGENCY: accountVisibility.AGENCY,
  CUSTOMER: accountVisibility.CUSTOMER,
  'account token': accountVisibility['account token'],
} as const satisfies VisibilityTable

/** The accounts whose risk a viewer sees. */
export const riskScope = (viewer: Viewer): SQL | undefined =>
  viewer.kind === 'key' ? sql`false` : accountScope(viewer)
