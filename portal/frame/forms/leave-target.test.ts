import { expect, test } from 'vitest'
import { leaveTarget } from './leave-target.ts'

const profile = { pathname: '/agency/manage/me', search: { tab: 'details' } }

test('leaves the form when another screen or tab opens, not when a dialog opens or a table is sorted', () => {
  expect(leaveTarget(profile, { pathname: '/agency/dashboard', search: {} })).toBe('screen')
  expect(leaveTarget(profile, { ...profile, search: { tab: 'photo' } })).toBe('tab')
  expect(
    leaveTarget(profile, { ...profile, search: { tab: 'details', modal: 'flags' } }),
  ).toBeUndefined()
})
