import { expect, test } from 'vitest'
import { createCache } from './cache.ts'

const cacheOf = (now = () => 0) =>
  createCache<{ readonly rows: number }>({
    life: 60_000,
    most: 100,
    weightOf: ({ rows }) => rows,
    now,
  })

test('a value is used again until its life ends', () => {
  let now = 0
  const cache = cacheOf(() => now)
  const value = { rows: 5 }
  cache.set('quotes', value)
  now = 59_000
  expect(cache.get('quotes')).toBe(value)
  now = 60_000
  expect(cache.get('quotes')).toBeUndefined()
})

test('the least recently used ones go where all weigh too much', () => {
  const cache = cacheOf()
  for (let at = 0; at < 25; at += 1) cache.set(`list ${at}`, { rows: 4 })
  // used again, and replaced by a larger one
  cache.get('list 0')
  cache.set('list 1', { rows: 5 })
  expect(cache.get('list 2')).toBeUndefined()
  for (const at of [0, 1, 3, 24]) expect(cache.get(`list ${at}`)).toBeDefined()
})
