import { expect, test } from 'vitest'
import { mfaTypes } from '../../foundation/errors/mfa-type.ts'
import { mustSetUpMfa, type MfaStanding } from './prompt.ts'

/** An agent without a second factor on their dashboard, in an account that enforces one. */
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

test('a user without a factor must set one up where the account enforces it', () => {
  expect(mustSetUpMfa(standing())).toBe(true)
})

test('an account that does not enforce one never asks', () => {
  expect(mustSetUpMfa(standing({ profile: { account: { enforceMfa: false } } }))).toBe(false)
})

test.each(mfaTypes.filter((type) => type !== 'NONE'))('%s is a factor', (mfaType) => {
  expect(mustSetUpMfa(standing({ profile: { mfaType } }))).toBe(false)
})

test('a user of single sign-on is not asked', () => {
  expect(mustSetUpMfa(standing({ user: { signedInBy: 'SSO' } }))).toBe(false)
})

test('staff are not asked inside another account, but in their own', () => {
  expect(mustSetUpMfa(standing({ user: { subscriberType: 'PARAPET' } }))).toBe(false)
  const own = { subscriberType: 'PARAPET', accountType: 'PARAPET' } as const
  expect(mustSetUpMfa(standing({ user: own }))).toBe(true)
})

test('a user who switched to another account of their own is asked', () => {
  const own = { subscriberType: 'AGENCY', accountType: 'CUSTOMER' } as const
  expect(mustSetUpMfa(standing({ user: own }))).toBe(true)
})

test('nobody is asked on the profile page, where it is set up', () => {
  expect(mustSetUpMfa(standing({ isOnProfile: true }))).toBe(false)
})
