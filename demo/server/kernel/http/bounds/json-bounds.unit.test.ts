import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWithin } from './json-bounds.ts'

const within = (json: string, depth: number, values = 1_000_000) =>
  isWithin(json, { depth, values })

describe('the depth of JSON', () => {
  test.each(['1', '"[[[["', 'null'])('is 0 for %s', (json) => {
    expect(within(json, 0)).toBe(true)
  })

  test.each([
    ['[]', 1],
    ['{"a":{"b":[1]}}', 3],
    ['[[1],[2],[3]]', 2],
    ['{"[[[":"\\"[[["}', 1],
    ['["\\\\",[1]]', 2],
  ])('counts %s as %i', (json, depth) => {
    expect(within(json, depth)).toBe(true)
    expect(within(json, depth - 1)).toBe(false)
  })

  test('a megabyte of opening brackets is too deep', () => {
    expect(within('['.repeat(1_000_000), 12)).toBe(false)
    expect(within('{"a":'.repeat(200_000), 12)).toBe(false)
  })
})

describe('the values of JSON', () => {
  test.each([
    ['1', 1],
    ['[1,2]', 3],
    ['{"a":1,"b":[2,3]}', 5],
    ['",,,,"', 1],
  ])('counts %s as %i', (json, values) => {
    expect(within(json, 9, values)).toBe(true)
    expect(within(json, 9, values - 1)).toBe(false)
  })
})

/** Depth and number of values of parsed JSON. */
const measured = (value: unknown): { depth: number; values: number } => {
  if (typeof value !== 'object' || value === null) return { depth: 0, values: 1 }
  const inner = Object.values(value).map(measured)
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    values: 1 + inner.reduce((sum, { values }) => sum + values, 0),
  }
}

test('are never undercounted', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const { depth, values } = measured(JSON.parse(json))
      expect(within(json, depth)).toBe(true)
      expect(within(json, depth - 1)).toBe(false)
      expect(within(json, depth, values - 1)).toBe(false)
    }),
  )
})
