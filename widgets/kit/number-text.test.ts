import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caretAfterGrouping, group, hasIncompleteGroup, numberOf, plainOf } from './number-text.ts'

const usd = { unit: 'USD', negative: true } as const

describe('plain text of a number', () => {
  test.each([
    ['$1,234.5', '1234.5'],
    ['12.00', '12.00'],
    ['007', '7'],
    ['-007', '-7'],
    ['.5', '.5'],
    ['0', '0'],
    ['12.', '12.'],
    ['-1,200', '-1200'],
    ['', ''],
    ['-', '-'],
  ])('converts %s to %s', (text, plain) => {
    expect(plainOf(text, usd)).toBe(plain)
  })

  test('is unchanged by grouping', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 }), (number) => {
        expect(plainOf(group(String(number)), usd)).toBe(String(number))
      }),
    )
  })
})

describe('number text', () => {
  test.each([
    ['1,200,000', 'USD'],
    ['$ 1,200.50', 'USD'],
    ['£12', 'GBP'],
    ['US$12', 'USD'],
    ['a$12', 'AUD'],
    ['AUD 5', 'AUD'],
    ['12%', '%'],
    ['12.125', '%'],
  ] as const)('accepts %s with the unit %s', (text, unit) =>
    expect(plainOf(text, { unit, fraction: 3 })).toBeDefined(),
  )

  test.each([
    '2,5m',
    '2,5',
    '1.200',
    '1.200.000',
    '1.200,50',
    'abc',
    '-5',
    '-',
    '+5',
    '1e9',
    '12,00',
    '€12',
    'EUR 12',
    'X$12',
    'A$12',
    '£12',
    '12%',
    '💥',
  ])('rejects %s', (text) => expect(plainOf(text, { unit: 'USD' })).toBeUndefined())

  test.each(['1.5', '10.7', '-5', '1e5', '1E5', '1,5', '1.000', '1.200'])(
    'rejects %s in a whole number, also while typing',
    (text) => {
      expect(plainOf(text, { fraction: 0 })).toBeUndefined()
      const isRegrouped = !text.includes(',')
      expect(plainOf(text, { fraction: 0, isRegrouped })).toBeUndefined()
    },
  )

  test('accepts decimals only if the field does, except zeros', () => {
    expect(plainOf('12.50', { fraction: 0 })).toBeUndefined()
    expect(plainOf('12.00', { fraction: 0 })).toBe('12.00')
  })
})

test('corrects the grouping after each key', () => {
  expect(plainOf('1,2005', { isRegrouped: true })).toBe('12005')
  expect(plainOf('12m', { isRegrouped: true })).toBeUndefined()
})

test('treats a group as incomplete until its third digit', () => {
  expect(['1,', '1,2', '1,234,56'].filter(hasIncompleteGroup)).toHaveLength(3)
  expect(['1', '1,200', ',', '1,2.5'].filter(hasIncompleteGroup)).toEqual([])
})

test('groups thousands but not the fraction', () => {
  expect(group('1234567.8912')).toBe('1,234,567.8912')
  expect(group('-1234')).toBe('-1,234')
  expect(group('')).toBe('')
})

describe('caret', () => {
  test('stays after the digit that was typed', () => {
    // 1,234 with a 9 typed after the 1: `19,234` shows, with the caret before the 2.
    expect(caretAfterGrouping('19,234', '19')).toBe(2)
    expect(caretAfterGrouping('12,345', '1,2345')).toBe(6)
    expect(caretAfterGrouping('1,234', '')).toBe(0)
  })

  test('stays within the text', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 9 }), fc.string(), (number, before) => {
        const grouped = group(String(number))
        expect(caretAfterGrouping(grouped, before)).toBeLessThanOrEqual(grouped.length)
      }),
    )
  })
})

test('does not parse an incomplete number', () => {
  expect(numberOf('')).toBeUndefined()
  expect(numberOf('-')).toBeUndefined()
  expect(numberOf('0')).toBe(0)
  expect(numberOf('12.')).toBe(12)
})
