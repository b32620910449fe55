import { expect, test } from 'vitest'
import { languageCookie, languageOfCookie } from './language-cookie.ts'

test('sets a cookie that expires after one minute', () => {
  expect(languageCookie('en-GB', false)).toBe(
    'parapet-language=en-GB; Max-Age=60; Path=/; SameSite=Lax',
  )
  expect(languageCookie('en-AU', true)).toMatch(/; Secure$/)
})

test.each([
  ['a=b; parapet-language=en-AU', 'en-AU'],
  ['parapet-language=en-GB', 'en-GB'],
  ['xparapet-language=en-GB', undefined],
  ['parapet-language=de-DE', undefined],
  ['', undefined],
])('reads %s as %s', (cookies, locale) => {
  expect(languageOfCookie(cookies)).toBe(locale)
})
