import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { authorityLines } from '#core/directory/underwriting-authority/lines.ts'
import type {
  AuthorityChange,
  AuthorityHolder,
  authorityList,
  AuthorityScope,
  AuthorityEntry,
} from '#core/directory/underwriting-authority/model.ts'
import type * as z from 'zod/mini'
import { ApiError, notFound } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { roles, users } from '../users/tables.ts'
import { userName, userNames } from '../users/user-name.ts'
import { limitsOf } from './authority-limits.ts'
import { authorityRoles, standardAuthority } from './standard-authority.ts'
import { authorityLimits, type AuthorityRecord } from './tables.ts'

type List = z.output<typeof authorityList>

/** Maximum underwriters with their own limits. */
const maxUsers = 500

/** The roles with authority, then their active users, each by name. */
const holdersOf = async ({ database }: Services): Promise<List['holders']> => {
  const handle = database.handle()
  const roleRows = await handle
    .select({ id: roles.id, name: roles.name })
    .from(roles)
    .where(inArray(roles.id, [...authorityRoles]))
    .orderBy(asc(roles.name))
  const userRows = await handle
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(inArray(users.roleId, [...authorityRoles]), eq(users.status, 'ACTIVE')))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(maxUsers)
  return [
    ...roleRows.map(({ id, name }) => ({ holder: { kind: 'role' as const, id }, name })),
    ...userRows.map(({ id, firstName, lastName }) => ({
      holder: { kind: 'user' as const, id },
      name: `${firstName} ${lastName}`,
    })),
  ]
}

/** All limits by holder, region and line, with standard limits where a role has no others. */
export const listAuthority = async (services: Services): Promise<List> => {
  const holders = await holdersOf(services)
  const rows = await services.database.handle().select().from(authorityLimits)
  const names = await userNames(
    services,
    rows.map(({ setById }) => setById),
  )
  const content = holders.flatMap(({ holder, name }): AuthorityEntry[] => {
    const own = rows.filter(
      (row) => (holder.kind === 'role' ? row.roleId : row.userId) === holder.id,
    )
    const set = own.map((row) => ({
      ...limitsOf(row),
      setBy: names.get(row.setById ?? '') ?? row.setBy,
      modified: row.modified.toISOString(),
    }))
    const standard = holder.kind === 'role' ? standardAuthority(holder.id) : []
    const others = standard
      .filter(({ region }) => set.every((each) => each.region !== region || each.line !== 'all'))
      .map((each) => ({ ...each, setBy: null, modified: null }))
    return [...set, ...others]
      .toSorted(
        (one, other) => authorityLines.indexOf(one.line) - authorityLines.indexOf(other.line),
      )
      .map((each) => ({ ...each, holder, name }))
  })
  return { content, holders }
}

/** Matches the row of a holder in a region and line. */
const rowOf = ({ kind, id, region, line = 'all' }: AuthorityScope) =>
  and(
    eq(kind === 'role' ? authorityLimits.roleId : authorityLimits.userId, id),
    isNull(kind === 'role' ? authorityLimits.userId : authorityLimits.roleId),
    eq(authorityLimits.region, region),
    eq(authorityLimits.line, line),
  )

const assertHolder = async (services: Services, { kind, id }: AuthorityHolder): Promise<void> => {
  const holders = await holdersOf(services)
  if (!holders.some(({ holder }) => holder.kind === kind && holder.id === id)) throw notFound()
}

/**
 * Locks and returns the limits of a holder, region and line; 409 when they changed since `seen`,
 * which is empty for none.
 */
const lockLimits = async (
  { database }: Services,
  place: AuthorityScope,
  seen: string | undefined,
): Promise<AuthorityRecord | undefined> => {
  const [set] = await database
    .handle()
    .select()
    .from(authorityLimits)
    .where(rowOf(place))
    .for('update')
  if (seen !== undefined && seen !== (set?.modified.toISOString() ?? ''))
    throw new ApiError('authorityChanged')
  return set
}

/**
 * Sets the limits of a holder in a region and line; 409 when somebody else changed them since
 * `seen`.
 */
export const saveAuthority = (
  services: Services,
  viewer: Viewer,
  { holder, line = 'all', ...limits }: AuthorityChange,
  seen: string | undefined,
): Promise<List> =>
  services.database.transaction(async () => {
    await assertHolder(services, holder)
    const handle = services.database.handle()
    const before = await lockLimits(services, { ...holder, region: limits.region, line }, seen)
    const setBy = viewer.kind === 'user' ? await userName(services, viewer) : undefined
    const setById = viewer.kind === 'user' ? viewer.userId : null
    const modified = services.clock.now()
    const written = { ...limits, line, setById, setBy: setBy ?? '', modified }
    if (before === undefined) {
      const added = await handle
        .insert(authorityLimits)
        .values({
          id: services.newId(),
          ...(holder.kind === 'role' ? { roleId: holder.id } : { userId: holder.id }),
          ...written,
        })
        .onConflictDoNothing()
        .returning({ id: authorityLimits.id })
      // a parallel call inserted the limits first
      if (added.length === 0) throw new ApiError('authorityChanged')
    } else {
      await handle.update(authorityLimits).set(written).where(eq(authorityLimits.id, before.id))
    }
    return listAuthority(services)
  })

/** Removes the limits of a holder in a region and line; 409 when they changed since `seen`. */
export const resetAuthority = (
  services: Services,
  place: AuthorityScope,
  seen: string | undefined,
): Promise<List> =>
  services.database.transaction(async () => {
    await assertHolder(services, place)
    const set = await lockLimits(services, place, seen)
    if (set !== undefined)
      await services.database.handle().delete(authorityLimits).where(eq(authorityLimits.id, set.id))
    return listAuthority(services)
  })
