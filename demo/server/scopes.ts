import type { RecordKind } from '#core/platform/permissions/permission-table.ts'
import { keyReach } from './administration/api-keys/scope.ts'
import { authorityReach } from './directory/underwriting-authority/scope.ts'
import { agencyReach } from './directory/agencies/scope.ts'
import { teamReach } from './directory/teams/scope.ts'
import { userReach } from './directory/users/scope.ts'
import { accountReach } from './insurance/accounts/scope.ts'
import { policyReach } from './insurance/policies/scope.ts'
import { binderReach } from './insurance/quotes/binder-scope.ts'
import { quoteReach } from './insurance/quotes/scope.ts'
import { riskReach } from './insurance/risk/scope.ts'
import { submissionReach } from './insurance/submissions/scope.ts'
import type { ReachTable } from './kernel/scope/reach.ts'

/**
 * The tables of who sees the records of a kind; of several, one is enough. Records that all read
 * alike, and the viewer's own data, have none.
 */
export const scopes = {
  account: [accountReach],
  agency: [agencyReach],
  authority: [authorityReach],
  billing: [policyReach],
  binder: [binderReach],
  document: [policyReach, quoteReach],
  key: [keyReach],
  policy: [policyReach],
  quote: [quoteReach],
  risk: [riskReach],
  submission: [submissionReach],
  team: [teamReach],
  user: [userReach],
} as const satisfies Readonly<Record<Exclude<RecordKind, 'rating' | 'self'>, readonly ReachTable[]>>
