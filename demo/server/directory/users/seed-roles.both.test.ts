import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedPlatform } from '../../kernel/seed/run.ts'
import { registry } from '../../registry.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { roleTable, type RoleData } from './roles.ts'
import { seedRoles } from './seed-roles.ts'
import { organisations, roles, seededRoles } from './tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const roleId = 'tsm'
const released = roleTable.find(({ id }) => id === roleId)
if (released === undefined) throw new Error('no such role')

const roleNow = async () => {
  const [role] = await platform.services.database
    .handle()
    .select()
    .from(roles)
    .where(eq(roles.id, roleId))
  if (role === undefined) throw new Error('no such role')
  return role
}

const edit = (change: Partial<typeof roles.$inferInsert>) =>
  platform.services.database.handle().update(roles).set(change).where(eq(roles.id, roleId))

const restart = () => seedPlatform(registry.seeds, platform.services)

/** Starts a release with a different role. */
const startRelease = (change: Partial<RoleData>) =>
  platform.services.database.transaction(() =>
    seedRoles(platform.services, [{ ...released, ...change }]),
  )

const without = (permission: string) => released.permissions.filter((each) => each !== permission)

// each test starts with the released role
beforeEach(async () => {
  await edit({ ...released, scopes: [...released.scopes], permissions: [...released.permissions] })
  await restart()
})

test('a restart does not overwrite an administrator’s changes of a role', async () => {
  const permissions = [...without('account:enter'), 'quote:decline']
  await edit({ name: 'Territory Manager', permissions })
  await restart()
  expect(await roleNow()).toMatchObject({ name: 'Territory Manager', permissions })
})

test('a release adds and removes permissions without undoing edits', async () => {
  await edit({
    name: 'Territory Manager',
    permissions: [...without('account:enter'), 'quote:decline'],
  })
  await startRelease({
    name: 'Territory Sales Manager',
    permissions: [...without('risk:read'), 'account:assign'],
  })
  const { name, permissions } = await roleNow()
  expect(name).toBe('Territory Manager')
  expect(permissions).toEqual(expect.arrayContaining(['account:assign', 'quote:decline']))
  expect(permissions).not.toContain('account:enter')
  expect(permissions).not.toContain('risk:read')
})

test('a release renames a role that nobody renamed', async () => {
  await startRelease({ name: 'Territory Sales Manager' })
  expect((await roleNow()).name).toBe('Territory Sales Manager')
})

test('a new permission that is removed after the upgrade stays removed', async () => {
  const next = { permissions: [...released.permissions, 'account:assign'] } as const
  await startRelease(next)
  expect((await roleNow()).permissions).toContain('account:assign')
  await edit({ permissions: [...released.permissions] })
  await startRelease(next)
  expect((await roleNow()).permissions).not.toContain('account:assign')
})

test('a role that is older than stored seeds gets missing entries and loses none', async () => {
  const handle = platform.services.database.handle()
  await handle.delete(seededRoles)
  await edit({ name: 'Territory Manager', permissions: ['quote:decline'] })
  await restart()
  const { name, permissions } = await roleNow()
  expect(name).toBe('Territory Manager')
  expect(permissions.toSorted()).toEqual([...released.permissions, 'quote:decline'].toSorted())
  await edit({ permissions: ['quote:decline'] })
  await restart()
  expect((await roleNow()).permissions).toEqual(['quote:decline'])
})

test('parallel starts create each role once, and restore a deleted role', async () => {
  const handle = platform.services.database.handle()
  await handle.delete(roles).where(eq(roles.id, roleId))
  const other = await platform.another()
  const starts = [platform.services, other.services, platform.services, other.services]
  await Promise.all(starts.map((services) => seedPlatform(registry.seeds, services)))
  await other.close()
  expect((await roleNow()).permissions).toEqual(released.permissions)
  const all = await handle.select({ id: roles.id }).from(roles)
  expect(all).toHaveLength(roleTable.length)
})

test('the provider’s organisation does not lose an edited name', async () => {
  const handle = platform.services.database.handle()
  const isOwn = eq(organisations.accountType, 'PARAPET')
  await handle.update(organisations).set({ name: 'Parapet Holdings' }).where(isOwn)
  await restart()
  expect(
    await handle.select({ name: organisations.name }).from(organisations).where(isOwn),
  ).toEqual([{ name: 'Parapet Holdings' }])
})
