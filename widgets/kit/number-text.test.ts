import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caretIn, group, isNumberText, numberOf, strip } from './number-text.ts'

describe('strip', () => {
  test.each([
    ['$1,234.5', '1234.5'],
    ['12.345', '12.34'],
    ['1.2.3', '1.23'],
    ['abc', ''],
    ['007', '7'],
    ['.5', '0.5'],
    ['0', '0'],
    ['12.', '12.'],
    ['-5', '5'],
  ])('%s is %s', (text, plain) => {
    expect(strip(text)).toBe(plain)
  })

  test('whole numbers drop the fraction, negative ones keep the minus', () => {
    expect(strip('12.50', { fraction: 0 })).toBe('12')
    expect(strip('-1,200', { negative: true })).toBe('-1200')
  })

  test('grouping does not change the number', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 }), (number) => {
        expect(strip(group(String(number)))).toBe(String(number))
      }),
    )
  })
})

describe('a text put in at once', () => {
  const isTaken = (text: string, rules = {}) => isNumberText(text, { isTyped: false, ...rules })

  test.each(['', '1200', '1,200,000', '$ 1,200.50', '£12', 'AUD 5', '12%', '.5', '12.'])(
    '%s is a number',
    (text) => expect(isTaken(text)).toBe(true),
  )

  test.each(['2,5m', '2,5', '1.200.000', '1.200,50', 'abc', '-5', '1e9', '12,00', '💥'])(
    '%s is none',
    (text) => expect(isTaken(text)).toBe(false),
  )

  test('has a minus or decimals where the field takes them', () => {
    expect(isTaken('-5', { negative: true })).toBe(true)
    expect(isTaken('12.50', { fraction: 0 })).toBe(false)
    expect(isTaken('12.00', { fraction: 0 })).toBe(true)
  })
})

test('a key may leave the groups of digits to be put right', () => {
  expect(isNumberText('1,2005', { isTyped: true })).toBe(true)
  expect(isNumberText('12m', { isTyped: true })).toBe(false)
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
