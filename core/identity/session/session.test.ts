import { describe, expect, test } from 'vitest'
import type { Region } from '../../foundation/region/regions.ts'
import { errorResponse } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { accessTokenOf, agentClaims, issueTokens } from '../../testing/tokens.ts'
import { refreshTokens } from './endpoints.ts'
import { refresh } from './refresh.fixture.ts'

const minute = 60_000

describe('signing in', () => {
  test('reads the user from the access token', async () => {
    const { platform, time } = await testPlatform()
    expect(platform.session.$status.get()).toBe('IDLE')
    platform.session.accept(
      issueTokens(time.wallClock(), { claims: agentClaims({ accountType: 'PARAPET' }) }),
    )
    expect(platform.session.$status.get()).toBe('RESOLVED')
    expect(platform.session.$user.get()).toMatchObject({ email: 'agent@demo.test', isStaff: true })
    expect(platform.session.$isAuthenticated.get()).toBe(true)
  })

  test('reads names that are not ASCII', async () => {
    const { platform, time } = await testPlatform()
    platform.session.accept(
      issueTokens(time.wallClock(), {
        claims: agentClaims({ firstName: 'Zoë', lastName: 'Łęcka' }),
      }),
    )
    expect(platform.session.$user.get()).toMatchObject({ firstName: 'Zoë', lastName: 'Łęcka' })
  })

  test('sets the region of the account, which stays after the session until another user signs in', async () => {
    const { platform, time, server } = await testPlatform()
    const signIn = (region?: Region) =>
      platform.session.accept(
        issueTokens(time.wallClock(), { claims: agentClaims({ ...(region && { region }) }) }),
      )
    signIn('UK')
    expect(platform.region.$region.get()).toBe('UK')
    server.on(refreshTokens, errorResponse(401, 'sessionExpired'))
    await time.advance(60 * minute)
    await platform.session.token()
    expect(platform.session.$isAuthenticated.get()).toBe(false)
    expect(platform.region.$region.get()).toBe('UK')
    signIn()
    expect(platform.region.$region.get()).toBe('US')
  })

  test('reads an unknown account type as unknown, and its user as not staff', async () => {
    const { platform, time } = await testPlatform()
    const now = Math.floor(time.wallClock() / 1000)
    const claims = { ...agentClaims(), accountType: 'FRANCHISE' as never }
    platform.session.accept({ accessToken: accessTokenOf(claims, now, now + 900) })
    expect(platform.session.$user.get()).toMatchObject({ accountType: 'unknown', isStaff: false })
  })

  test.each(['not a token', 'a.b.c', ''])('rejects the token %j', async (accessToken) => {
    const { platform } = await testPlatform()
    platform.session.accept({ accessToken })
    expect(platform.session.$status.get()).toBe('REJECTED')
    expect(platform.session.$isAuthenticated.get()).toBe(false)
    expect(await platform.session.token()).toBeUndefined()
  })

  test('restores the session of the tab after a reload', async () => {
    const { platform, tab, browser, server } = await testPlatform({ signedIn: true })
    platform.dispose()
    const reloaded = await testPlatform({ tab, browser, server })
    await reloaded.platform.session.start()
    expect(reloaded.platform.session.$user.get()?.id).toBe('user-agent')
    expect(await reloaded.platform.session.token()).toBe(await platform.session.token())
  })

  test('ends a session that has expired and cannot be renewed when its tab is reloaded', async () => {
    const { platform, browser, tab, server, time } = await testPlatform({ signedIn: true })
    platform.dispose()
    server.on(refreshTokens, errorResponse(401, 'sessionExpired'))
    time.sleep(60 * minute)
    const later = await testPlatform({ browser, tab, server })
    await Promise.all([later.platform.session.start(), time.advance(1_000)])
    expect(later.platform.session.$user.get()).toBeUndefined()
    expect(later.platform.session.$ended.get()).toBe('expired')
    expect(later.platform.notifications.$notifications.get()).toEqual([])
  })

  test('rejects a stored token that cannot be read', async () => {
    const { platform, tab } = await testPlatform()
    tab.tab.set('parapet.access', 'scrambled')
    await platform.session.start()
    expect(platform.session.$status.get()).toBe('REJECTED')
  })

  test('stays idle if no user is signed in', async () => {
    const { platform, time } = await testPlatform()
    await Promise.all([platform.session.start(), time.advance(200)])
    expect(platform.session.$status.get()).toBe('IDLE')
    expect(platform.session.$ended.get()).toBeUndefined()
  })
})

describe('stored tokens', () => {
  test('stores both in the tab', async () => {
    const { tab } = await testPlatform({ signedIn: true })
    expect(tab.tab.get('parapet.refresh')).toBe('refresh-1')
    expect(tab.device.keys().some((key) => key.includes('remembered'))).toBe(false)
  })

  test('stores the refresh token on the device with global login, which signs a new tab in', async () => {
    const buildTimeFlags = { GLOBAL_LOGIN: true }
    const { platform, tab, browser, server, time } = await testPlatform({
      signedIn: true,
      buildTimeFlags,
    })
    server.on(refreshTokens, refresh()(time))
    expect(tab.tab.get('parapet.refresh')).toBeUndefined()
    platform.dispose()

    const later = await testPlatform({ browser, server, buildTimeFlags })
    await Promise.all([later.platform.session.start(), time.advance(500)])
    expect(later.platform.session.$user.get()?.id).toBe('user-agent')
    expect(server.callsOf(refreshTokens)[0]?.body).toEqual({ refreshToken: 'refresh-1' })
  })

  test('shows the sign-in with global login if the refresh token is rejected', async () => {
    const buildTimeFlags = { GLOBAL_LOGIN: true }
    const { platform, browser, server, time } = await testPlatform({
      signedIn: true,
      buildTimeFlags,
    })
    server.on(refreshTokens, errorResponse(401, 'sessionExpired'))
    platform.dispose()
    const later = await testPlatform({ browser, server, buildTimeFlags })
    await Promise.all([later.platform.session.start(), time.advance(500)])
    expect(later.platform.session.$status.get()).toBe('IDLE')
  })
})

describe('signing in again', () => {
  const ended = async () => {
    const context = await testPlatform({ signedIn: true })
    context.server.on(refreshTokens, errorResponse(401, 'sessionExpired'))
    await context.time.advance(16 * minute)
    expect(context.platform.session.$ended.get()).toBe('expired')
    return context
  }

  test('leaves user and status unchanged under the overlay', async () => {
    const { platform } = await ended()
    expect(platform.session.$status.get()).toBe('RESOLVED')
    expect(platform.session.$user.get()?.id).toBe('user-agent')
    expect(await platform.session.token()).toBeUndefined()
  })

  test('continues in place and does not clear the cache of the same user', async () => {
    const { platform, time } = await ended()
    platform.queries.client.setQueryData(['typed'], 'kept')
    platform.session.accept(issueTokens(time.wallClock()))
    expect(platform.session.$ended.get()).toBeUndefined()
    expect(platform.session.$isAuthenticated.get()).toBe(true)
    expect(platform.queries.client.getQueryData(['typed'])).toBe('kept')
  })

  test('clears the cache when another user signs in', async () => {
    const { platform, time } = await ended()
    platform.queries.client.setQueryData(['typed'], 'kept')
    platform.session.accept(
      issueTokens(time.wallClock(), { claims: agentClaims({ id: 'user-other' }) }),
    )
    expect(platform.queries.client.getQueryData(['typed'])).toBeUndefined()
  })
})
