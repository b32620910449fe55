import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../testing/memory-browser.ts'
import { createKept, keptVersion } from './kept.ts'

const start = () => {
  const storage = createMemoryStorage()
  let now = 1_000_000
  const kept = createKept({
    storage,
    key: 'place',
    shape: z.object({ name: z.string() }),
    life: 600,
    wall: () => now,
  })
  return { storage, kept, pass: (ms: number) => (now += ms) }
}

test('gives what was written, for as long as it lives', () => {
  const { kept, pass } = start()
  expect(kept.read()).toBeUndefined()
  kept.write({ name: 'Ada' })
  pass(599)
  expect(kept.read()).toEqual({ name: 'Ada' })
  pass(1)
  expect(kept.read()).toBeUndefined()
})

test('what was written by a clock that ran ahead is not trusted', () => {
  const { kept, pass } = start()
  kept.write({ name: 'Ada' })
  pass(-1)
  expect(kept.read()).toBeUndefined()
})

test.each([
  ['another version', JSON.stringify({ version: 9, at: 1_000_000, value: { name: 'Ada' } })],
  ['another shape', JSON.stringify({ version: keptVersion, at: 1_000_000, value: 'Ada' })],
  ['no JSON', '{'],
])('%s is none', (_, text) => {
  const { kept, storage } = start()
  storage.set('place', text)
  expect(kept.read()).toBeUndefined()
})

test('what is dropped is gone', () => {
  const { kept, storage } = start()
  kept.write({ name: 'Ada' })
  kept.drop()
  expect(storage.keys()).toEqual([])
})
