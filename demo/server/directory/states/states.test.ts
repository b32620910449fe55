import { afterAll, beforeAll, expect, test } from 'vitest'
import { getState } from '#core/directory/states/endpoints.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const read = (id: string, as: 'agent' | 'carrier') =>
  platform.request(getState, { params: { id } }, as)

test('a state is read by its id', async () => {
  expect(await read('US-TX', 'agent')).toMatchObject({ name: 'Texas' })
})

test('a state that there is not is not found, and a carrier reads none', async () => {
  await expect(read('US-XX', 'agent')).rejects.toMatchObject({ status: 404 })
  await expect(read('US-TX', 'carrier')).rejects.toMatchObject({ status: 403 })
})
