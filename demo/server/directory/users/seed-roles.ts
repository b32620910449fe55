import { eq } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import { roleTable, type RoleData } from './roles.ts'
import { roles, seededRoles, type SeededRole } from './tables.ts'

/** A role of this release as the database stores it. */
const columnsOf = (role: RoleData): SeededRole => ({
  name: role.name,
  viewerKind: role.viewerKind,
  scopes: [...role.scopes],
  permissions: [...role.permissions],
  teamRealm: role.teamRealm ?? false,
})

/**
 * The released value if the stored value is unchanged since the seed, otherwise the stored value.
 */
const valueAfter = <Value extends string | boolean>(
  seeded: Value,
  release: Value,
  stored: Value,
): Value => (stored === seeded ? release : stored)

/** The stored list with the entries that the release adds, and without those that it removes. */
const listAfter = (
  seeded: readonly string[],
  release: readonly string[],
  stored: readonly string[],
): string[] => [
  ...stored.filter((each) => release.includes(each) || !seeded.includes(each)),
  ...release.filter((each) => !seeded.includes(each) && !stored.includes(each)),
]

/** A stored role with the changes of the release since the last seed. */
const roleAfter = (seeded: SeededRole, release: SeededRole, stored: SeededRole): SeededRole => ({
  name: valueAfter(seeded.name, release.name, stored.name),
  viewerKind: valueAfter(seeded.viewerKind, release.viewerKind, stored.viewerKind),
  scopes: listAfter(seeded.scopes, release.scopes, stored.scopes),
  permissions: listAfter(seeded.permissions, release.permissions, stored.permissions),
  teamRealm: valueAfter(seeded.teamRealm, release.teamRealm, stored.teamRealm),
})

/**
 * The assumed seed of a role that is older than `seeded_roles`. The role gets missing entries and
 * loses none.
 */
const unknownSeed = (release: SeededRole, stored: SeededRole): SeededRole => ({
  ...release,
  scopes: release.scopes.filter((each) => stored.scopes.includes(each)),
  permissions: release.permissions.filter((each) => stored.permissions.includes(each)),
})

const isSame = (one: SeededRole | undefined, other: SeededRole): boolean =>
  one !== undefined &&
  one.name === other.name &&
  one.viewerKind === other.viewerKind &&
  one.teamRealm === other.teamRealm &&
  one.scopes.join() === other.scopes.join() &&
  one.permissions.join() === other.permissions.join()

const seedRole = async (
  { database }: Pick<Services, 'database'>,
  roleId: string,
  release: SeededRole,
): Promise<void> => {
  const handle = database.handle()
  const [stored] = await handle.select().from(roles).where(eq(roles.id, roleId)).for('update')
  const [row] = await handle.select().from(seededRoles).where(eq(seededRoles.roleId, roleId))
  const seeded = row?.role
  if (stored === undefined) {
    await handle.insert(roles).values({ id: roleId, ...release })
  } else {
    const after = roleAfter(seeded ?? unknownSeed(release, stored), release, stored)
    if (!isSame(stored, after)) await handle.update(roles).set(after).where(eq(roles.id, roleId))
  }
  if (isSame(seeded, release)) return
  await handle
    .insert(seededRoles)
    .values({ roleId, role: release })
    .onConflictDoUpdate({ target: seededRoles.roleId, set: { role: release } })
}

/**
 * Creates missing roles and applies the changes of the release to the others. Edits of
 * administrators stay. Call it in a transaction that excludes other processes from seeding.
 */
export const seedRoles = async (
  services: Pick<Services, 'database'>,
  release: readonly RoleData[] = roleTable,
): Promise<void> => {
  for (const role of release) await seedRole(services, role.id, columnsOf(role))
}
