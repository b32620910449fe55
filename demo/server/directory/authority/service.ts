import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type {
  AuthorityChange,
  AuthorityHolder,
  authorityList,
  HeldAuthority,
} from '#core/directory/authority/model.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import type * as z from 'zod/mini'
import { ApiError, notFound } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { roles, users } from '../users/tables.ts'
import { userName } from '../users/user-name.ts'
import { limitsOf } from './held.ts'
import { authorityRoles, standardAuthority } from './standard.ts'
import { authorityLimits } from './tables.ts'

type List = z.output<typeof authorityList>

/** Most underwriters that can be given limits of their own. */
const mostUsers = 500

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
    .limit(mostUsers)
  return [
    ...roleRows.map(({ id, name }) => ({ holder: { kind: 'role' as const, id }, name })),
    ...userRows.map(({ id, firstName, lastName }) => ({
      holder: { kind: 'user' as const, id },
      name: `${firstName} ${lastName}`,
    })),
  ]
}

/** Every limit, by holder and region; standard ones where a role has no other. */
export const listAuthority = async (services: Services): Promise<List> => {
  const holders = await holdersOf(services)
  const rows = await services.database.handle().select().from(authorityLimits)
  const content = holders.flatMap(({ holder, name }): HeldAuthority[] => {
    const own = rows.filter(
      (row) => (holder.kind === 'role' ? row.roleId : row.userId) === holder.id,
    )
    const set = own.map((row) => ({
      ...limitsOf(row),
      setBy: row.setBy,
      modified: row.modified.toISOString(),
    }))
    const standard = holder.kind === 'role' ? standardAuthority(holder.id) : []
    const others = standard
      .filter(({ region }) => set.every((each) => each.region !== region))
      .map((each) => ({ ...each, setBy: null, modified: null }))
    return [...set, ...others].map((each) => ({ ...each, holder, name }))
  })
  return { content, holders }
}

/** The row of a holder in a region. */
const rowOf = ({ kind, id }: AuthorityHolder, region: Region) =>
  and(
    eq(kind === 'role' ? authorityLimits.roleId : authorityLimits.userId, id),
    isNull(kind === 'role' ? authorityLimits.userId : authorityLimits.roleId),
    eq(authorityLimits.region, region),
  )

const mustBeHolder = async (services: Services, { kind, id }: AuthorityHolder): Promise<void> => {
  const holders = await holdersOf(services)
  if (!holders.some(({ holder }) => holder.kind === kind && holder.id === id)) throw notFound()
}

/** Sets the limits of a holder in a region; 409 where somebody else has set them since `seen`. */
export const saveAuthority = (
  services: Services,
  viewer: Viewer,
  { holder, ...limits }: AuthorityChange,
  seen: string | undefined,
): Promise<List> =>
  services.database.transaction(async () => {
    await mustBeHolder(services, holder)
    const handle = services.database.handle()
    const [before] = await handle
      .select()
      .from(authorityLimits)
      .where(rowOf(holder, limits.region))
      .for('update')
    if (seen !== undefined && before?.modified.toISOString() !== seen)
      throw new ApiError('authorityChanged')
    const setBy = viewer.kind === 'user' ? await userName(services, viewer) : undefined
    const written = { ...limits, setBy: setBy ?? '', modified: services.clock.now() }
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
      // somebody else set the first limits in the same instant
      if (added.length === 0) throw new ApiError('authorityChanged')
    } else {
      await handle.update(authorityLimits).set(written).where(eq(authorityLimits.id, before.id))
    }
    return listAuthority(services)
  })

/** Takes back what was set for a holder in a region. */
export const resetAuthority = (
  services: Services,
  { region, ...holder }: AuthorityHolder & { readonly region: Region },
): Promise<List> =>
  services.database.transaction(async () => {
    await mustBeHolder(services, holder)
    await services.database.handle().delete(authorityLimits).where(rowOf(holder, region))
    return listAuthority(services)
  })
