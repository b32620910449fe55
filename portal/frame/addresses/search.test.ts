import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownAddress, parseSearch, stringifySearch } from './search.ts'

test('parses texts from the address', () => {
  const texts = fc.dictionary(
    fc.string({ minLength: 1 }).filter((name) => name !== '__proto__'),
    fc.string({ minLength: 1 }),
  )
  fc.assert(
    fc.property(texts, (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search })
    }),
  )
})

test('creates a readable address without undefined values', () => {
  const search = { tab: 'QUOTES', sort: 'modified,desc', filter: 'status:READY', q: undefined }
  expect(stringifySearch(search)).toBe('?tab=QUOTES&sort=modified,desc&filter=status:READY')
  expect(stringifySearch({ q: '' })).toBe('')
})

test.each([
  ['/agency/dashboard?tab=QUOTES', true],
  ['/', true],
  ['//evil.example', false],
  [String.raw`/\evil.example`, false],
  ['/\t/evil.example', false],
  ['/\n/evil.example', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
  [undefined, false],
])('recognises whether %s is a same-origin path: %s', (address, isOwn) => {
  expect(ownAddress(address) !== undefined).toBe(isOwn)
})
