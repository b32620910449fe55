import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUserSettings, putUserSettings } from '#core/platform/settings/endpoints.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

test('settings belong to one user and are replaced as a whole', async () => {
  expect(await platform.request(getUserSettings, {}, 'agent')).toEqual({})
  const settings = { theme: 'dark', tables: { quotes: { columns: ['number', 'status'] } } }
  await platform.request(putUserSettings, { body: settings }, 'agent')
  await platform.request(putUserSettings, { body: { theme: 'light' } }, 'agency')
  expect(await platform.request(getUserSettings, {}, 'agent')).toEqual(settings)
  await platform.request(putUserSettings, { body: { theme: 'dark' } }, 'agent')
  expect(await platform.request(getUserSettings, {}, 'agent')).toEqual({ theme: 'dark' })
})

test('settings above 64 kB are rejected', async () => {
  const body = { notes: 'x'.repeat(70_000) }
  await expect(platform.request(putUserSettings, { body }, 'agent')).rejects.toMatchObject({
    status: 400,
    code: 'settingsTooLarge',
  })
})
