import { describe, expect, test } from 'vitest'
import { noNetwork, errorResponse } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { impersonateAccount, switchAccount } from './endpoints.ts'
import { delegationPath, createDelegationLink, type DelegationTarget } from './delegation-link.ts'

const harbor: DelegationTarget = {
  id: 'agency-harbor',
  name: 'Harbor & Sons',
  accountType: 'AGENCY',
}

describe('an impersonation', () => {
  test('uses the base path of the account’s type, and returns the address of the new tab', async () => {
    const { platform, server } = await testPlatform({ signedIn: true })
    server.answer(impersonateAccount, { token: 'one-time' })
    expect(await createDelegationLink(platform, 'impersonate', harbor)).toEqual({
      kind: 'address',
      href: '/loading/one-time?accountName=Harbor%20%26%20Sons',
    })
    expect(server.callsOf(impersonateAccount)[0]?.url.pathname).toBe(
      '/api/auth/v1/agency/agency-harbor/jtoken',
    )
  })

  test.each(['UNKNOWN', 'unknown', 'PARAPET'] as const)(
    'rejects an account of type %s without a call',
    async (accountType) => {
      const { platform, server } = await testPlatform({ signedIn: true })
      const link = await createDelegationLink(platform, 'impersonate', { ...harbor, accountType })
      expect(link).toEqual({ kind: 'rejected', key: 'impersonation:refused.impersonate' })
      expect(server.callsOf(impersonateAccount)).toHaveLength(0)
    },
  )

  test('returns the reason when the server rejects it', async () => {
    const { platform, server } = await testPlatform({ signedIn: true })
    server.on(impersonateAccount, errorResponse(409, 'accountTypeUnknown'))
    expect(await createDelegationLink(platform, 'impersonate', harbor)).toMatchObject({
      key: 'impersonation:refused.impersonate',
    })
    server.on(impersonateAccount, errorResponse(404, 'notFound', { detail: 'Not there.' }))
    expect(await createDelegationLink(platform, 'impersonate', harbor)).toEqual({
      kind: 'rejected',
      key: 'impersonation:failed.impersonate',
      text: 'Not there.',
    })
    server.on(impersonateAccount, errorResponse(500, 'internal'))
    expect(await createDelegationLink(platform, 'impersonate', harbor)).toMatchObject({
      key: 'impersonation:failed.impersonate',
    })
    expect(platform.notifications.$notifications.get()).toEqual([])
    server.on(impersonateAccount, noNetwork)
    expect(await createDelegationLink(platform, 'impersonate', harbor)).toMatchObject({
      key: 'impersonation:failed.impersonate',
    })
  })
})

describe('a switch', () => {
  test('opens any of the user’s own accounts', async () => {
    const { platform, server } = await testPlatform({ signedIn: true })
    server.answer(switchAccount, { token: 'one-time' })
    const link = await createDelegationLink(platform, 'switch', {
      ...harbor,
      accountType: 'PARAPET',
    })
    expect(link).toMatchObject({ kind: 'address' })
    expect(server.callsOf(switchAccount)[0]?.url.pathname).toBe(
      '/api/auth/v1/accounts/agency-harbor/myToken',
    )
  })

  test('rejects an account without a type', async () => {
    const { platform } = await testPlatform({ signedIn: true })
    expect(
      await createDelegationLink(platform, 'switch', { ...harbor, accountType: 'unknown' }),
    ).toEqual({
      kind: 'rejected',
      key: 'impersonation:refused.switch',
    })
  })
})

test('encodes the name in the address', () => {
  expect(delegationPath('a/b', 'x&token=y#z')).toBe('/loading/a%2Fb?accountName=x%26token%3Dy%23z')
})
