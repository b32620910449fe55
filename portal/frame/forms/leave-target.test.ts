import { expect, test } from 'vitest'
import { leavingOf } from './leave-target.ts'

const profile = { pathname: '/agency/manage/me', search: { tab: 'details' } }

test('another screen or tab leaves the form, a dialog or a sort of the same tab does not', () => {
  expect(leavingOf(profile, { pathname: '/agency/dashboard', search: {} })).toBe('screen')
  expect(leavingOf(profile, { ...profile, search: { tab: 'photo' } })).toBe('tab')
  expect(
    leavingOf(profile, { ...profile, search: { tab: 'details', modal: 'flags' } }),
  ).toBeUndefined()
})
