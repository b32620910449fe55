import { expect, test } from 'vitest'
import { createKeptSamples } from './kept-samples.ts'
import type { SampledRows } from './sampled-rows.ts'

const rows = (taken: number): SampledRows => ({
  size: taken,
  taken,
  reach: 0,
  leads: [],
  keys: [],
  matching: [],
  passed: [],
  weeks: null,
  texts: null,
})

test('a sample is kept for a minute', () => {
  let now = 0
  const samples = createKeptSamples(() => now)
  const sample = rows(500)
  samples.keep('quotes', sample)
  now = 59_000
  expect(samples.get('quotes')).toBe(sample)
  now = 60_000
  expect(samples.get('quotes')).toBeUndefined()
})

test('the least recently used ones go where too many rows are kept', () => {
  const samples = createKeptSamples(() => 0)
  for (let at = 0; at < 25; at += 1) samples.keep(`list ${at}`, rows(4_000))
  // used again, and replaced by a larger one
  samples.get('list 0')
  samples.keep('list 1', rows(4_100))
  expect(samples.get('list 2')).toBeUndefined()
  for (const at of [0, 1, 3, 24]) expect(samples.get(`list ${at}`)).toBeDefined()
})
