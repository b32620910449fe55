import { expect, test } from 'vitest'
import { leaveTarget } from './leave-target.ts'

const profile = { pathname: '/agency/manage/me', search: { tab: 'details' } }

test('navigating to another screen or tab leaves the form; a dialog or a sort does not', () => {
  expect(leaveTarget(profile, { pathname: '/agency/dashboard', search: {} })).toBe('screen')
  expect(leaveTarget(profile, { ...profile, search: { tab: 'photo' } })).toBe('tab')
  expect(
    leaveTarget(profile, { ...profile, search: { tab: 'details', modal: 'flags' } }),
  ).toBeUndefined()
})
