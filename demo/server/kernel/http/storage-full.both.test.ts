import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const run = (statement: string) => platform.services.database.handle().execute(sql.raw(statement))

/** Makes the database fail like on a full disk when it needs more space. */
const fillDisk = async (): Promise<void> => {
  const raise = `begin raise exception using errcode = '53100'; end`
  await run(`create function full_disk() returns trigger language plpgsql as $$ ${raise} $$`)
  await run(
    `create function full_disk_of_tables() returns event_trigger language plpgsql as $$ ${raise} $$`,
  )
  await run(
    'create trigger full_disk before insert or update on user_settings execute function full_disk()',
  )
  await run(
    `create event trigger full_disk_of_tables on ddl_command_start when tag in ('CREATE TABLE AS') execute function full_disk_of_tables()`,
  )
}

const freeSpace = async (): Promise<void> => {
  await run('drop event trigger full_disk_of_tables')
  await run('drop trigger full_disk on user_settings')
}

test('calls and /healthz report a full disk until there is space again', async () => {
  const headers = { Authorization: `Bearer ${await platform.tokenOf('agent')}` }
  const save = () =>
    platform.fetch('/api/user/v1/settings', {
      method: 'PUT',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ count: 1 }),
    })
  await fillDisk()
  expect((await platform.fetch('/healthz')).status).toBe(200)
  const answer = await save()
  expect(answer.status).toBe(507)
  expect(answer.headers.has('Retry-After')).toBe(false)
  expect(await answer.json()).toMatchObject({
    status: 507,
    code: 'storageFull',
    detail: 'The platform has no storage space left, so nothing was saved. Try again later.',
  })
  const unhealthy = await platform.fetch('/healthz')
  expect(unhealthy.status).toBe(503)
  expect(await unhealthy.json()).toMatchObject({ status: 503, code: 'storageFull' })
  await freeSpace()
  expect(await (await platform.fetch('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await save()).status).toBe(200)
})
