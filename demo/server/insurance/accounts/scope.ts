import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import { users } from '../../directory/users/tables.ts'
import { hasAny } from '../../kernel/lists/column-filter.ts'
import { assertVisibleIn } from '../../kernel/scope/assert-visible.ts'
import type { VisibilityTable } from '../../kernel/scope/visibility.ts'
import { whereIn } from '../../kernel/scope/scope.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { accounts } from './tables.ts'

/**
 * The accounts that each kind of viewer sees: a managed security provider those that it added, a
 * policyholder those of the company, whichever agency created them.
 */
export const accountVisibility = {
  PARAPET: 'all',
  AGENCY: ['agency'],
  CUSTOMER: ['company'],
  MSSP: ['organisation'],
  key: ['agency', 'embedUser'],
  'account token': ['account'],
} as const satisfies VisibilityTable

type Policyholder = Extract<Viewer, { kind: 'user' }>

/**
 * An account, and those of the same company that name the user as their policyholder: two companies in
 * one state may share a name. Compares the user's own address, because agencies may change the address on
 * their account; staff inside an account read by that account's address. Drafts of embed users are
 * excluded.
 */
const ofSameCompany = ({ accountId, userId, isImpersonating }: Policyholder): SQL | undefined => {
  const email = isImpersonating
    ? sql`lower(own.policy_contact_email)`
    : sql`(select ${users.email} from ${users} where ${users.id} = ${userId})`
  const own = sql`(select own.company_id, ${email} from ${accounts} as own where own.id = ${accountId})`
  return or(
    eq(accounts.id, accountId),
    and(
      isNull(accounts.embedUserId),
      sql`(${accounts.companyId}, lower(${accounts.policyContactEmail})) = ${own}`,
    ),
  )
}

/** The accounts that a viewer sees. */
export const accountScope = (viewer: Viewer): SQL | undefined =>
  viewer.kind === 'user' && viewer.accountType === 'CUSTOMER'
    ? ofSameCompany(viewer)
    : whereIn(
        {
          visibility: accountVisibility,
          columns: {
            agency: accounts.agencyId,
            account: accounts.id,
            company: accounts.companyId,
            embedUser: accounts.embedUserId,
            organisation: accounts.msspId,
          },
          // the database copies an account's teams to its record
          ofTeams: (teamIds) => hasAny(accounts.teamIds, teamIds),
        },
        viewer,
      )

/** Throws 404 unless the viewer sees the account. */
export const assertAccountVisible = assertVisibleIn(accounts, accountScope)

/** The account that a token grants; its holder need not send an id. */
export const grantedAccountId = (viewer: Viewer): string | undefined =>
  viewer.kind === 'record' && viewer.grant.kind === 'account' ? viewer.grant.id : undefined
