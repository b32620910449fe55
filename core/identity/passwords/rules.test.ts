import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brokenRules, localRules, passwordRules } from './rules.ts'

const codesOf = (password: string, known = {}) =>
  brokenRules(password, known).map(({ errorCode }) => errorCode)
const person = { email: 'grace.h@harbor.example', firstName: 'Grace', lastName: 'Li' }

describe('a password', () => {
  test.each([
    ['Kept-safe-9', []],
    ['Sh0rt-a', ['passwordTooShort']],
    [`Aa1-${'x'.repeat(125)}`, ['passwordTooLong']],
    [`Aa1-${'x'.repeat(124)}`, []],
    ['KEPT-SAFE-9', ['passwordNeedsLower']],
    ['kept-safe-9', ['passwordNeedsUpper']],
    ['Kept-safe-', ['passwordNeedsDigit']],
    ['Keptsafe9', ['passwordNeedsSpecial']],
    ['Kept safe 9', ['passwordNeedsSpecial']],
    ['Ünter-Öl-9', []],
    ['P@ssw0rd2026!', ['passwordCommon']],
    ['Qwerty123!', ['passwordCommon']],
    ['!Welcome1', ['passwordCommon']],
    ['Welcome-to-the-harbour-1', []],
    ['12345678!', ['passwordNeedsLower', 'passwordNeedsUpper', 'passwordCommon']],
  ])('rejects %s, which breaks %j', (password, codes) => {
    expect(codesOf(password)).toEqual(codes)
  })

  test.each(['My-GRACE-ful-1', 'grace.h-IS-me-1'])(
    'rejects the name %s in a password',
    (password) => {
      expect(codesOf(password, person)).toEqual(['passwordHoldsName'])
      expect(codesOf(password)).toEqual([])
    },
  )

  test('allows a name of two letters', () => {
    expect(codesOf('Daylight-9', person)).toEqual([])
    expect(codesOf('Alive-and-9', person)).toEqual([])
  })

  test('counts characters, not UTF-16 units', () => {
    expect(codesOf('Aa1😀😀')).toEqual(['passwordTooShort'])
  })
})

test('lists the rules by the codes of the table', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (password) => {
      const rules = localRules(person)
      const broken = Object.keys(rules).filter((code) => !rules[code]?.(password))
      expect(broken).toEqual(codesOf(password, person))
    }),
  )
})

test('gives every rule its own code', () => {
  const codes = passwordRules.map(({ errorCode }) => errorCode)
  expect(new Set(codes).size).toBe(codes.length)
})
