import { expect, test } from 'vitest'
import { mfaTypes } from '../../foundation/errors/mfa-type.ts'
import { mustSetUpMfa, type MfaPromptState } from './prompt.ts'

/** An agent without a second factor on their dashboard, in an account that requires one. */
const promptState = ({
  profile = {},
  user = {},
  ...more
}: {
  readonly profile?: Partial<MfaPromptState['profile']>
  readonly user?: Partial<MfaPromptState['user']>
  readonly isOnProfile?: boolean
} = {}): MfaPromptState => ({
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

test('a user without a factor must set one up if the account requires it', () => {
  expect(mustSetUpMfa(promptState())).toBe(true)
})

test('an account that does not require one never asks', () => {
  expect(mustSetUpMfa(promptState({ profile: { account: { enforceMfa: false } } }))).toBe(false)
})

test.each(mfaTypes.filter((type) => type !== 'NONE'))('%s counts as a factor', (mfaType) => {
  expect(mustSetUpMfa(promptState({ profile: { mfaType } }))).toBe(false)
})

test('a user of single sign-on is not asked', () => {
  expect(mustSetUpMfa(promptState({ user: { signedInBy: 'SSO' } }))).toBe(false)
})

test('staff are not asked while impersonating, but in their own account', () => {
  expect(mustSetUpMfa(promptState({ user: { subscriberType: 'PARAPET' } }))).toBe(false)
  const own = { subscriberType: 'PARAPET', accountType: 'PARAPET' } as const
  expect(mustSetUpMfa(promptState({ user: own }))).toBe(true)
})

test('a user who switched to another account of their own is asked', () => {
  const own = { subscriberType: 'AGENCY', accountType: 'CUSTOMER' } as const
  expect(mustSetUpMfa(promptState({ user: own }))).toBe(true)
})

test('no user is asked on the profile page, where it is set up', () => {
  expect(mustSetUpMfa(promptState({ isOnProfile: true }))).toBe(false)
})
