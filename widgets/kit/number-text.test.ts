import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caretIn, group, isHalfGrouped, isNumberText, numberOf, strip } from './number-text.ts'

describe('strip', () => {
  test.each([
    ['$1,234.5', '1234.5'],
    ['12.00', '12.00'],
    ['007', '7'],
    ['-007', '-7'],
    ['.5', '.5'],
    ['0', '0'],
    ['12.', '12.'],
    ['-1,200', '-1200'],
  ])('%s is %s', (text, plain) => {
    expect(strip(text)).toBe(plain)
  })

  test('grouping does not change the number', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 }), (number) => {
        expect(strip(group(String(number)))).toBe(String(number))
      }),
    )
  })
})

describe('a text', () => {
  test.each([
    '',
    '1200',
    '1,200,000',
    '$ 1,200.50',
    '£12',
    'US$12',
    'a$12',
    'AUD 5',
    '12%',
    '.5',
    '12.',
  ])('%s is a number', (text) => expect(isNumberText(text, {})).toBe(true))

  test.each([
    '2,5m',
    '2,5',
    '1.200',
    '1.200.000',
    '1.234.567',
    '1.200,50',
    'abc',
    '-5',
    '-500',
    '+5',
    '1e9',
    '12,00',
    '€12',
    'EUR 12',
    'X$12',
    '💥',
  ])('%s is none', (text) => expect(isNumberText(text, {})).toBe(false))

  test.each(['1.5', '10.7', '-5', '1e5', '1E5', '1,5', '1.000', '1.200'])(
    '%s is no whole number, not while it is typed either',
    (text) => {
      expect(isNumberText(text, { fraction: 0 })).toBe(false)
      const isRegrouped = !text.includes(',')
      expect(isNumberText(text, { fraction: 0, isRegrouped })).toBe(false)
    },
  )

  test('has a minus or decimals where the field takes them', () => {
    expect(isNumberText('-5', { negative: true })).toBe(true)
    expect(isNumberText('12.50', { fraction: 0 })).toBe(false)
    expect(isNumberText('12.00', { fraction: 0 })).toBe(true)
  })
})

test('a key may leave the groups of digits to be put right', () => {
  expect(isNumberText('1,2005', { isRegrouped: true })).toBe(true)
  expect(isNumberText('12m', { isRegrouped: true })).toBe(false)
})

test('a group is half typed until its third digit', () => {
  expect(['1,', '1,2', '1,234,56'].filter(isHalfGrouped)).toHaveLength(3)
  expect(['1', '1,200', ',', '1,2.5'].filter(isHalfGrouped)).toEqual([])
})

test('groups thousands and leaves the fraction', () => {
  expect(group('1234567.8912')).toBe('1,234,567.8912')
  expect(group('-1234')).toBe('-1,234')
  expect(group('')).toBe('')
})

describe('the caret', () => {
  test('stays after the digit that was typed', () => {
    // 1,234 with a 9 typed after the 1: `19,234` shows, with the caret before the 2.
    expect(caretIn('19,234', '19')).toBe(2)
    expect(caretIn('12,345', '1,2345')).toBe(6)
    expect(caretIn('1,234', '')).toBe(0)
  })

  test('never leaves the text', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 9 }), fc.string(), (number, before) => {
        const grouped = group(String(number))
        expect(caretIn(grouped, before)).toBeLessThanOrEqual(grouped.length)
      }),
    )
  })
})

test('half a number is not parsed', () => {
  expect(numberOf('')).toBeUndefined()
  expect(numberOf('-')).toBeUndefined()
  expect(numberOf('0')).toBe(0)
  expect(numberOf('12.')).toBe(12)
})
