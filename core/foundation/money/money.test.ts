import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { amount, formatMoney, roundHalfAway, share, toDecimal, toMinor } from './money.ts'

/**
 * Amounts up to two trillion: above the highest accepted revenue, and exact in a binary fraction.
 */
const minor = fc.integer({ min: -2e14, max: 2e14 })

describe('rounding half away from zero', () => {
  test.each([
    [0.5, 1],
    [-0.5, -1],
    [1.5, 2],
    [2.5, 3],
    [-2.5, -3],
    [2.4999, 2],
    [1.005 * 100, 101],
    [-1.005 * 100, -101],
    [0, 0],
    [-0, 0],
    [-0.2, 0],
  ])('rounds %d to %d', (value, rounded) => {
    expect(roundHalfAway(value)).toBe(rounded)
  })

  test('changes an amount by at most half a unit, symmetrically around zero', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        const rounded = roundHalfAway(value)
        expect(Number.isInteger(rounded)).toBe(true)
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5 + 1e-6)
        expect(roundHalfAway(-value) || 0).toBe(-rounded || 0)
      }),
    )
  })

  test('leaves whole numbers unchanged, however large', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(roundHalfAway(value)).toBe(value || 0)
      }),
    )
  })
})

describe('the wire', () => {
  test('encodes and decodes every amount without loss', () => {
    fc.assert(
      fc.property(minor, (value) => {
        expect(toMinor(toDecimal(value))).toBe(value || 0)
        expect(z.decode(amount, z.encode(amount, value))).toBe(value || 0)
      }),
    )
  })

  test.each([
    [12.345, 1235],
    [12.344, 1234],
    [-12.345, -1235],
    [0.1 + 0.2, 30],
    [4.35, 435],
    [1.005, 101],
  ])('encodes %d as %d', (decimal, sum) => {
    expect(toMinor(decimal)).toBe(sum)
  })

  test('rejects texts and NaN as amounts', () => {
    expect(z.safeDecode(amount, '12' as never).success).toBe(false)
    expect(z.safeDecode(amount, Number.NaN).success).toBe(false)
    expect(z.safeDecode(amount, Number.POSITIVE_INFINITY).success).toBe(false)
  })
})

describe('shares', () => {
  test('return the whole amount for 100% and nothing for 0%', () => {
    fc.assert(
      fc.property(minor, (value) => {
        expect(share(value, 1)).toBe(value || 0)
        expect(share(value, 0)).toBe(0)
      }),
    )
  })

  test('grow with the amount and with the factor', () => {
    const sum = fc.integer({ min: 0, max: 1e12 })
    const factor = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(sum, sum, factor, factor, (one, other, low, high) => {
        expect(share(Math.max(one, other), low)).toBeGreaterThanOrEqual(
          share(Math.min(one, other), low),
        )
        expect(share(one, Math.max(low, high))).toBeGreaterThanOrEqual(
          share(one, Math.min(low, high)),
        )
      }),
    )
  })
})

describe('a formatted amount', () => {
  test.each([
    [{ minor: 123450, currency: 'USD' }, 'en-US', '$1,234.50'],
    [{ minor: 123450, currency: 'GBP' }, 'en-GB', '£1,234.50'],
    [{ minor: 123450, currency: 'AUD' }, 'en-AU', '$1,234.50'],
    [{ minor: -5, currency: 'USD' }, 'en-US', '-$0.05'],
    [{ minor: 123450, currency: 'AUD' }, 'en-US', 'A$1,234.50'],
    [{ minor: 123450, currency: 'GBP' }, 'en-US', '£1,234.50'],
    [{ minor: 123450, currency: 'USD' }, 'en-GB', 'US$1,234.50'],
    [{ minor: 123450, currency: 'USD' }, 'en-AU', 'USD\u{a0}1,234.50'],
  ] as const)('formats %o in %s', (money, locale, text) => {
    expect(formatMoney(money, locale)).toBe(text)
  })

  test('shortens amounts for bars and cells', () => {
    const short = (minor: number) =>
      formatMoney({ minor, currency: 'AUD' }, 'en-US', { short: true })
    expect([short(250_000_000), short(25_000_00)]).toEqual(['A$2.5M', 'A$25K'])
  })

  test('omits zero cents on request', () => {
    const inUs = (sum: number) =>
      formatMoney({ minor: sum, currency: 'USD' }, 'en-US', { whole: true })
    expect([inUs(123400), inUs(123450)]).toEqual(['$1,234', '$1,234.50'])
  })
})
