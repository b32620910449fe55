import { expect, test } from 'vitest'
import { navigationScope } from './navigation-scope.ts'

const profile = { pathname: '/agency/manage/me', search: { tab: 'details' } }

test('leaves the form when another screen or tab opens, not when a dialog opens or a table is sorted', () => {
  expect(navigationScope(profile, { pathname: '/agency/dashboard', search: {} })).toBe('screen')
  expect(navigationScope(profile, { ...profile, search: { tab: 'photo' } })).toBe('tab')
  expect(
    navigationScope(profile, { ...profile, search: { tab: 'details', modal: 'flags' } }),
  ).toBeUndefined()
})
