import { expect, test } from 'vitest'
import { needsInvisible, withoutInvisible } from './invisible.ts'

test.each([
  ['a direction override', 'Acme \u202etdL', true],
  ['an override of an embedded text', '\u202dAcme\u202c', true],
  ['a filler that takes up space', 'Acme\u3164Ltd', true],
  ['joined emoji', '\u{1f468}\u200d\u{1f469}', true],
  ['a direction mark next to Arabic', '\u200fشركة', true],
  ['an embedded number from an address book', '\u202a(512) 555-0143\u202c', false],
  ['a soft hyphen', 'In\u00adsurance', false],
  ['a zero-width space', 'Acme\u200b Ltd', false],
  ['no invisible character', 'Łódź Café', false],
])('%s looks different without its invisible characters: %#', (_, text, expected) => {
  expect(needsInvisible(text)).toBe(expected)
  expect(needsInvisible(withoutInvisible(text))).toBe(false)
})
