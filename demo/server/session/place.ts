import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isGhost } from '#core/visits/rules.ts'
import type { Services } from '../kernel/services.ts'
import { organisations, roles, users } from '../users/tables.ts'
import { memberships } from '../visits/tables.ts'
import { sessions } from './tables.ts'

/** What staff need to act in another account. */
export const enterPermission = 'account:enter'

const ownOrganisation = alias(organisations, 'own_organisation')
const ownRole = alias(roles, 'own_role')

/**
 * Who a session is of, and where and as what they act: read anew each time, so that whoever is
 * switched off, leaves an account or may no longer enter others is out of it at once.
 */
export const placeOf = async ({ database, config }: Services, sessionId: string) => {
  const [row] = await database
    .handle()
    .select({
      session: sessions,
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
    .leftJoin(
      memberships,
      and(
        eq(memberships.userId, users.id),
        eq(memberships.organisationId, sessions.organisationId),
      ),
    )
    .innerJoin(
      organisations,
      eq(organisations.id, sql`coalesce(${sessions.organisationId}, ${users.organisationId})`),
    )
    .innerJoin(
      roles,
      eq(roles.id, sql`coalesce(${memberships.roleId}, ${sessions.roleId}, ${users.roleId})`),
    )
    .where(eq(sessions.id, sessionId))
  if (!row || row.session.ended || row.user.status !== 'ACTIVE') return undefined
  if (row.user.isDemo && !config.demo) return undefined
  if (row.own.isDisabled) return undefined
  const isAtHome = row.organisation.id === row.own.id
  const mayBeHere =
    isAtHome || row.membership !== null || row.ownPermissions.includes(enterPermission)
  return mayBeHere ? row : undefined
}
export type Place = NonNullable<Awaited<ReturnType<typeof placeOf>>>

/** Rights of an account's own people that staff inside it do not have: people and money. */
const notForGhosts: readonly string[] = ['user:manage', 'billing:pay']

/** What somebody may do where they are. */
export const permissionsAt = (place: Place): readonly string[] =>
  isGhostAt(place)
    ? place.role.permissions.filter((each) => !notForGhosts.includes(each))
    : place.role.permissions

/** The provider's staff inside somebody else's account (spec 1 §4). */
export const isGhostAt = ({ own, organisation }: Place): boolean =>
  isGhost({ subscriberType: own.accountType, accountType: organisation.accountType })
