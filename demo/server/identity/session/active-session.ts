import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { notWhileImpersonating } from '#core/platform/permissions/impersonation.ts'
import type { Permission } from '#core/platform/permissions/permission-table.ts'
import { isImpersonating } from '#core/identity/session/rules.ts'
import { preparedOn } from '../../kernel/database/prepared-query.ts'
import type { Services } from '../../kernel/services.ts'
import { memberships, organisations, roles, users } from '../../directory/users/tables.ts'
import { sessions } from './tables.ts'

/** The permission with which staff impersonate an account. */
export const impersonationPermission: Permission = 'account:enter'

const ownOrganisation = alias(organisations, 'own_organisation')
const ownRole = alias(roles, 'own_role')
const parent = alias(sessions, 'parent')

const accountId = sql`coalesce(${sessions.organisationId}, ${users.organisationId})`

/** In the user's own account, the current role counts rather than the role at the switch. */
const roleId = sql`case when ${accountId} = ${users.organisationId} then ${users.roleId}
  else coalesce(${memberships.roleId}, ${sessions.roleId}) end`

const sessionQuery = preparedOn((handle) =>
  handle
    .select({
      session: sessions,
      parentEnded: parent.ended,
      user: users,
      own: ownOrganisation,
      ownPermissions: ownRole.permissions,
      membership: memberships,
      organisation: organisations,
      role: roles,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(ownOrganisation, eq(ownOrganisation.id, users.organisationId))
    .innerJoin(ownRole, eq(ownRole.id, users.roleId))
    .leftJoin(parent, eq(parent.id, sessions.parentId))
    .leftJoin(
      memberships,
      and(
        eq(memberships.userId, users.id),
        eq(memberships.organisationId, sessions.organisationId),
      ),
    )
    .innerJoin(organisations, eq(organisations.id, accountId))
    .innerJoin(roles, eq(roles.id, roleId))
    .where(eq(sessions.id, sql.placeholder('sessionId')))
    .prepare('active_session'),
)

/**
 * An active session with its user, account and role. Read at each call, so that a user who is
 * disabled, leaves an account or loses the permission to impersonate loses access at once. A
 * delegated session ends with its parent, even when both happen at the same instant.
 */
export const activeSessionOf = async ({ database, config }: Services, sessionId: string) => {
  const [row] = await sessionQuery(database.handle()).execute({ sessionId })
  if (!row || row.session.ended || row.parentEnded) return undefined
  if (row.user.status !== 'ACTIVE') return undefined
  if (row.user.isDemo && !config.demo) return undefined
  if (row.own.isDisabled) return undefined
  const isOwnAccount = row.organisation.id === row.own.id
  // staff have access to a closed account, its members do not
  const isMember = row.membership !== null && !row.organisation.isDisabled
  const isAllowed = isOwnAccount || isMember || row.ownPermissions.includes(impersonationPermission)
  return isAllowed ? row : undefined
}
export type ActiveSession = NonNullable<Awaited<ReturnType<typeof activeSessionOf>>>

/** The permissions of a session's user in its account. */
export const sessionPermissions = (session: ActiveSession): readonly string[] =>
  isImpersonationSession(session)
    ? session.role.permissions.filter(
        (each) => !notWhileImpersonating.some((closed) => closed === each),
      )
    : session.role.permissions

/** Whether the user is staff who impersonates another account (spec 1 §4). */
export const isImpersonationSession = ({ own, organisation }: ActiveSession): boolean =>
  isImpersonating({ subscriberType: own.accountType, accountType: organisation.accountType })
