import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../testing/memory-browser.ts'
import { createStored, storedVersion } from './stored.ts'

const start = () => {
  const storage = createMemoryStorage()
  let now = 1_000_000
  const stored = createStored({
    storage,
    key: 'place',
    shape: z.object({ name: z.string() }),
    ttl: 600,
    wallClock: () => now,
  })
  return { storage, stored, pass: (ms: number) => (now += ms) }
}

test('returns the written value until it expires', () => {
  const { stored, pass } = start()
  expect(stored.read()).toBeUndefined()
  stored.write({ name: 'Ada' })
  pass(599)
  expect(stored.read()).toEqual({ name: 'Ada' })
  pass(1)
  expect(stored.read()).toBeUndefined()
})

test('rejects a value written by a clock that was ahead', () => {
  const { stored, pass } = start()
  stored.write({ name: 'Ada' })
  pass(-1)
  expect(stored.read()).toBeUndefined()
})

test.each([
  ['another version', JSON.stringify({ version: 9, at: 1_000_000, value: { name: 'Ada' } })],
  ['another shape', JSON.stringify({ version: storedVersion, at: 1_000_000, value: 'Ada' })],
  ['no JSON', '{'],
])('rejects %s', (_, text) => {
  const { stored, storage } = start()
  storage.set('place', text)
  expect(stored.read()).toBeUndefined()
})

test('removes a value', () => {
  const { stored, storage } = start()
  stored.write({ name: 'Ada' })
  stored.drop()
  expect(storage.keys()).toEqual([])
})
