import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountTypes } from '../../directory/organisations/account-type.ts'
import { basePathOf } from '../session/rules.ts'
import {
  accountTypeAt,
  destinationOf,
  delegableTypes,
  isDelegable,
  nameInAddress,
} from './rules.ts'

describe('a persona path', () => {
  test.each(Object.entries(basePathOf))('maps %s to %s', (type, path) => {
    expect(accountTypeAt(path)).toBe(type)
  })

  test.each([
    ['admin/agencies', 'AGENCY'],
    ['accounts', 'CUSTOMER'],
  ])('%s is an alias of %s', (path, type) => {
    expect(accountTypeAt(path)).toBe(type)
  })

  test.each(['', 'agencies', 'toString', 'AGENCY'])('rejects the unknown path %j', (path) => {
    expect(accountTypeAt(path)).toBeUndefined()
  })
})

test('uses a first screen in each account type’s own area', () => {
  const known = accountTypes.filter((type) => type !== 'UNKNOWN')
  expect(known).toHaveLength(11)
  for (const type of known) expect(destinationOf[type]).toMatch(`/${basePathOf[type]}/`)
  expect(destinationOf.VENDOR).toBe('/vendor/claims')
})

test('lets staff impersonate every type except their own and those without an area', () => {
  expect(delegableTypes).toHaveLength(10)
  expect([isDelegable('AGENCY'), isDelegable('POOL')]).toEqual([true, true])
  expect(
    ['PARAPET', 'UNKNOWN', 'unknown', undefined].some((type) => isDelegable(type as never)),
  ).toBe(false)
})

describe('a name in an address', () => {
  test.each([
    ['Harbor Insurance Agency', 'Harbor Insurance Agency'],
    ['  Two \n lines\t', 'Two lines'],
    ['right\u202Eto left', 'right to left'],
    ['', undefined],
    [undefined, undefined],
    ['\u200B', undefined],
  ])('displays %j as %j', (text, name) => {
    expect(nameInAddress(text)).toBe(name)
  })

  test('shortens a name to fit a heading, at a whole character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const name = nameInAddress(text) ?? ''
        expect(Array.from(name).length).toBeLessThanOrEqual(121)
        expect(name.isWellFormed()).toBe(true)
      }),
    )
  })
})
