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

test('asks a user without a factor to set one up if the account requires it', () => {
  expect(mustSetUpMfa(promptState())).toBe(true)
})

test('never asks in an account that does not require a factor', () => {
  expect(mustSetUpMfa(promptState({ profile: { account: { enforceMfa: false } } }))).toBe(false)
})

test.each(mfaTypes.filter((type) => type !== 'NONE'))('counts %s as a factor', (mfaType) => {
  expect(mustSetUpMfa(promptState({ profile: { mfaType } }))).toBe(false)
})

test('does not ask a user of single sign-on', () => {
  expect(mustSetUpMfa(promptState({ user: { signedInBy: 'SSO' } }))).toBe(false)
})

test('asks staff in their own account, not while impersonating', () => {
  expect(mustSetUpMfa(promptState({ user: { subscriberType: 'PARAPET' } }))).toBe(false)
  const own = { subscriberType: 'PARAPET', accountType: 'PARAPET' } as const
  expect(mustSetUpMfa(promptState({ user: own }))).toBe(true)
})

test('asks a user who switched to another account of their own', () => {
  const own = { subscriberType: 'AGENCY', accountType: 'CUSTOMER' } as const
  expect(mustSetUpMfa(promptState({ user: own }))).toBe(true)
})

test('does not ask on the profile page, where a factor is set up', () => {
  expect(mustSetUpMfa(promptState({ isOnProfile: true }))).toBe(false)
})
