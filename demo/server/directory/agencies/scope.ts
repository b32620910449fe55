import type { SQL } from 'drizzle-orm'
import type { VisibilityTable } from '../../kernel/scope/visibility.ts'
import { whereIn } from '../../kernel/scope/scope.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { agencies } from './tables.ts'

/**
 * Which agencies each kind of viewer sees. An agency sees itself; pages, tokens and insureds see
 * the agency they belong to.
 */
export const agencyVisibility = {
  PARAPET: 'all',
  AGENCY: ['agency'],
  CUSTOMER: ['agency'],
  key: ['agency'],
  'account token': ['agency'],
  'quote token': ['agency'],
  'policy token': ['agency'],
} as const satisfies VisibilityTable

/** The viewers who see an agency's commission. Pages, insureds and tokens of records never do. */
export const commissionVisibility = {
  PARAPET: 'all',
  AGENCY: ['agency'],
} as const satisfies VisibilityTable

/** The agencies that a viewer sees. */
export const agencyScope = async (services: Services, viewer: Viewer): Promise<SQL | undefined> => {
  const scope = { visibility: agencyVisibility, columns: { agency: agencies.id } }
  if (viewer.kind !== 'user' || viewer.accountType !== 'CUSTOMER') return whereIn(scope, viewer)
  const agency = await services.agencyOfRecord({ kind: 'account', id: viewer.accountId })
  return whereIn(scope, viewer, { agency })
}
