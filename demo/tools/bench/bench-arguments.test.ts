import { expect, test } from 'vitest'
import { partNames } from './parts.ts'
import { parseArguments } from './bench-arguments.ts'

test('all parts run when none is named', () => {
  expect(parseArguments([])).toEqual({
    parts: partNames,
    isWritten: false,
    withPairs: false,
    viewers: undefined,
  })
  expect(parseArguments(['--write'])).toEqual({
    parts: partNames,
    isWritten: true,
    withPairs: false,
    viewers: undefined,
  })
})

test('named parts run alone', () => {
  expect(parseArguments(['lists', 'sizes', '--pairs'])).toEqual({
    parts: ['sizes', 'lists'],
    isWritten: false,
    withPairs: true,
    viewers: undefined,
  })
})

test('lists are measured as the named viewers', () => {
  expect(parseArguments(['lists', 'desk', 'admin'])).toMatchObject({
    parts: ['lists'],
    viewers: ['admin', 'desk'],
  })
})

test('an unknown word is rejected with a list of the parts', () => {
  expect(parseArguments(['sizes', 'list'])).toMatch(
    /^Unknown: list\. .*sizes, times, mounts, stall, accounts, lists/,
  )
})
