import { describe, expect, test } from 'vitest'
import { json, noNetwork, errorResponse } from '../../testing/scripted-server.ts'
import { testPlatform, type TestPlatformOptions } from '../../testing/test-platform.ts'
import { agentClaims, issueTokens } from '../../testing/tokens.ts'
import type { UserClaims } from '../session/model.ts'
import { signOut } from '../session/endpoints.ts'
import { redeemDelegationToken } from './endpoints.ts'
import { createDelegatedSignIn } from './delegated-sign-in.ts'
import { destinationOf } from './rules.ts'

const inBoston = (more: Partial<UserClaims> = {}): UserClaims =>
  agentClaims({
    accountId: 'agency-boston',
    accountName: 'Harbor - Boston',
    sessionId: 'session-delegated',
    parentSessionId: 'session-1',
    ...more,
  })

const begin = async (claims: UserClaims, options: TestPlatformOptions = { signedIn: true }) => {
  const context = await testPlatform(options)
  const { platform, server, time } = context
  const issued = issueTokens(time.wallClock(), { claims, refreshToken: 'refresh-delegated' })
  const { accountType, accountName } = claims
  server.on(redeemDelegationToken, json({ ...issued, accountType, accountName }))
  server.on(signOut, () => new Response(null, { status: 204 }))
  const signIn = createDelegatedSignIn(platform, 'one-time')
  return { ...context, signIn }
}

describe('opening an account', () => {
  test('opens the user’s own account, and its dashboard 800 ms later', async () => {
    const { platform, signIn, time, server } = await begin(inBoston())
    await Promise.all([signIn.start(), signIn.start(), time.advance(1_000)])
    expect(server.callsOf(redeemDelegationToken)).toHaveLength(1)
    expect(platform.session.$user.get()?.accountId).toBe('agency-boston')
    expect(platform.session.$isDelegated.get()).toBe(true)
    await time.advance(800)
    expect(signIn.$step.get()).toEqual({ kind: 'arrived', href: '/agency/dashboard' })
  })

  test('shows the account’s name while it waits', async () => {
    const { signIn, time } = await begin(inBoston())
    expect(signIn.$step.get()).toEqual({ kind: 'preparing' })
    await signIn.start()
    expect(signIn.$step.get()).toEqual({ kind: 'entering', accountName: 'Harbor - Boston' })
    await time.advance(799)
    expect(signIn.$step.get().kind).toBe('entering')
    signIn.dispose()
    await time.advance(800)
    expect(signIn.$step.get().kind).toBe('entering')
  })

  test.each(Object.entries(destinationOf))(
    'leads from an account of type %s to %s',
    async (type, href) => {
      const accountType = type as keyof typeof destinationOf
      const { signIn, time } = await begin(inBoston({ accountType }))
      await signIn.start()
      await time.advance(800)
      expect(signIn.$step.get()).toEqual({ kind: 'arrived', href })
    },
  )

  test('opens nothing for an account without an area, and ends the session', async () => {
    const { platform, signIn, server, time } = await begin(inBoston({ accountType: 'UNKNOWN' }))
    await signIn.start()
    await time.settle()
    expect(signIn.$step.get()).toEqual({ kind: 'unsupported' })
    expect(platform.session.$isDelegated.get()).toBe(false)
    expect(server.callsOf(signOut).map(({ body }) => body)).toEqual([
      { refreshToken: 'refresh-delegated' },
    ])
  })
})

describe('a link for another user', () => {
  const otherUser = inBoston({
    id: 'user-eve',
    firstName: 'Eve',
    lastName: 'L',
    email: 'eve@x.test',
  })

  test('asks before anything is replaced', async () => {
    const { platform, signIn } = await begin(otherUser)
    await signIn.start()
    expect(signIn.$step.get()).toEqual({
      kind: 'asking',
      accountName: 'Harbor - Boston',
      targetUser: { name: 'Eve L', email: 'eve@x.test' },
      here: { name: 'Ada Agent', email: 'agent@demo.test' },
    })
    expect(platform.session.$user.get()?.id).toBe('user-agent')
  })

  test('asks even if no user is signed in', async () => {
    const { platform, signIn, time } = await begin(otherUser, {})
    await Promise.all([signIn.start(), time.advance(1_000)])
    expect(signIn.$step.get()).toMatchObject({ kind: 'asking', here: undefined })
    expect(platform.session.$user.get()).toBeUndefined()
  })

  test('opens after acceptance', async () => {
    const { platform, signIn, time } = await begin(otherUser)
    await signIn.start()
    signIn.confirm()
    expect(platform.session.$user.get()?.id).toBe('user-eve')
    await time.advance(800)
    expect(signIn.$step.get()).toMatchObject({ kind: 'arrived' })
  })

  test('changes nothing after a denial, and ends its own session', async () => {
    const { platform, signIn, server } = await begin(otherUser)
    await signIn.start()
    await signIn.decline()
    signIn.confirm()
    expect(signIn.$step.get()).toEqual({ kind: 'declined' })
    expect(platform.session.$user.get()?.id).toBe('user-agent')
    expect(server.callsOf(signOut)).toHaveLength(1)
  })
})

describe('a link that does not work', () => {
  test('reports a used link and leaves the session unchanged', async () => {
    const { platform, signIn, server } = await begin(inBoston())
    server.on(redeemDelegationToken, errorResponse(404, 'linkNotFound'))
    await signIn.start()
    expect(signIn.$step.get()).toEqual({ kind: 'spent' })
    expect(platform.session.$user.get()?.id).toBe('user-agent')
  })

  test('reports a failure of the server or the network', async () => {
    const { signIn, server } = await begin(inBoston())
    server.on(redeemDelegationToken, noNetwork)
    await signIn.start()
    expect(signIn.$step.get()).toMatchObject({ kind: 'failed' })
  })

  test('shows the failure in its view only', async () => {
    const { platform, signIn, server } = await begin(inBoston())
    server.on(redeemDelegationToken, errorResponse(500, 'internal'))
    await signIn.start()
    expect(signIn.$step.get()).toMatchObject({ kind: 'failed' })
    expect(platform.notifications.$notifications.get()).toEqual([])
  })
})

test('does not send the session copied from the opening tab, and removes it after opening', async () => {
  const { signIn, server, tab } = await begin(inBoston())
  expect(tab.tab.keys()).toContain('parapet.access')
  await signIn.start()
  expect(server.callsOf(redeemDelegationToken)[0]?.headers.has('Authorization')).toBe(false)
  expect(tab.tab.keys()).not.toContain('parapet.access')
  expect(tab.tab.keys()).toContain('parapet.delegated.access')
})
