import { expect, test } from 'vitest'
import { createSampleCache } from './sample-cache.ts'
import { noRows, type SampledRows } from './sampled-rows.ts'

const rows = (taken: number): SampledRows => ({ ...noRows, size: taken, taken })

test('a sample is cached for a minute', () => {
  let now = 0
  const samples = createSampleCache(() => now)
  const sample = rows(500)
  samples.set('quotes', sample)
  now = 59_000
  expect(samples.get('quotes')).toBe(sample)
  now = 60_000
  expect(samples.get('quotes')).toBeUndefined()
})

test('the least recently used ones go where too many rows are cached', () => {
  const samples = createSampleCache(() => 0)
  for (let at = 0; at < 25; at += 1) samples.set(`list ${at}`, rows(4_000))
  // used again, and replaced by a larger one
  samples.get('list 0')
  samples.set('list 1', rows(4_100))
  expect(samples.get('list 2')).toBeUndefined()
  for (const at of [0, 1, 3, 24]) expect(samples.get(`list ${at}`)).toBeDefined()
})
