import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, toHex, toOklch, type Hex } from './oklch.ts'

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`)

test('converts a color to OKLCH and back unchanged', () => {
  fc.assert(
    fc.property(hex, (color) => {
      expect(toHex(toOklch(color))).toBe(color)
    }),
  )
})

test('keeps the lightness of a color outside sRGB and reduces its chroma', () => {
  const back = toOklch(toHex({ l: 0.6, c: 0.4, h: 150 }))
  expect(back.l).toBeCloseTo(0.6, 2)
  expect(back.c).toBeLessThan(0.25)
})

test('returns 21 for black on white, 1 for a color on itself, symmetrically', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      expect(contrast(one, one)).toBe(1)
      expect(contrast(one, other)).toBe(contrast(other, one))
    }),
  )
})
