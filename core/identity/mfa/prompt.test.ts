import { expect, test } from 'vitest'
import { mfaTypes } from '../../foundation/errors/mfa-type.ts'
import { mustSetUpMfa, type MfaStanding } from './prompt.ts'

/** An agent of an account that enforces a second factor, without one, on their dashboard. */
const standing = ({
  profile = {},
  user = {},
  ...more
}: {
  readonly profile?: Partial<MfaStanding['profile']>
  readonly user?: Partial<MfaStanding['user']>
  readonly isOnProfile?: boolean
} = {}): MfaStanding => ({
  profile: { mfaType: 'NONE', account: { enforceMfa: true }, ...profile },
  user: {
    signedInBy: 'PASSWORD',
    subscriberType: 'AGENCY',
    accountType: 'AGENCY',
    ...user,
  },
  isOnProfile: false,
  ...more,
})

test('who has no factor where the account enforces one must set one up', () => {
  expect(mustSetUpMfa(standing())).toBe(true)
})

test('an account that does not enforce one asks nobody', () => {
  expect(mustSetUpMfa(standing({ profile: { account: { enforceMfa: false } } }))).toBe(false)
})

test.each(mfaTypes.filter((type) => type !== 'NONE'))('%s is a factor', (mfaType) => {
  expect(mustSetUpMfa(standing({ profile: { mfaType } }))).toBe(false)
})

test('not after single sign-on', () => {
  expect(mustSetUpMfa(standing({ user: { signedInBy: 'SSO' } }))).toBe(false)
})

test('not for staff inside another account, but in their own', () => {
  expect(mustSetUpMfa(standing({ user: { subscriberType: 'PARAPET' } }))).toBe(false)
  const own = { subscriberType: 'PARAPET', accountType: 'PARAPET' } as const
  expect(mustSetUpMfa(standing({ user: own }))).toBe(true)
})

test('nor is who switched to another account of their own spared', () => {
  const own = { subscriberType: 'AGENCY', accountType: 'CUSTOMER' } as const
  expect(mustSetUpMfa(standing({ user: own }))).toBe(true)
})

test('not on the profile page, where it is set up', () => {
  expect(mustSetUpMfa(standing({ isOnProfile: true }))).toBe(false)
})
