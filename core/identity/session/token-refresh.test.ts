import { describe, expect, test } from 'vitest'
import { delayed, inTurn, json, noNetwork, errorResponse } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { agentClaims, issueTokens, recordClaims } from '../../testing/tokens.ts'
import { getMe, refreshTokens, signOut } from './endpoints.ts'
import { putUserSettings } from '../../platform/settings/endpoints.ts'
import { refresh } from './refresh.fixture.ts'

const minute = 60_000

describe('refresh', () => {
  test('runs automatically a minute before the expiry', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(refreshTokens, refresh()(time))
    await time.advance(14 * minute - 1)
    expect(server.callsOf(refreshTokens)).toHaveLength(0)
    await time.advance(1_000)
    expect(server.callsOf(refreshTokens)).toHaveLength(1)
    expect(server.callsOf(refreshTokens)[0]?.body).toEqual({ refreshToken: 'refresh-1' })
    expect(server.callsOf(refreshTokens)[0]?.headers.has('Authorization')).toBe(false)
    expect(platform.session.$isAuthenticated.get()).toBe(true)
  })

  test('uses the new refresh token the next time, and the user of the new token', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    let round = 1
    server.on(refreshTokens, () => {
      round += 1
      const claims = agentClaims({ firstName: `Ada ${String(round)}` })
      const refreshToken = `refresh-${String(round)}`
      return Response.json(issueTokens(time.wallClock(), { claims, refreshToken }))
    })
    await time.advance(29 * minute)
    expect(server.callsOf(refreshTokens).map(({ body }) => body)).toEqual([
      { refreshToken: 'refresh-1' },
      { refreshToken: 'refresh-2' },
    ])
    expect(platform.session.$user.get()?.firstName).toBe('Ada 3')
  })

  test('ignores a wrong machine clock and uses the server’s time', async () => {
    const { platform, server, time } = await testPlatform()
    time.shiftWallClock(-365 * 24 * 60 * minute)
    const real = time.wallClock() + 400 * 24 * 60 * minute
    platform.session.accept(issueTokens(real))
    expect(platform.clock.now()).toBe(real)
    expect(platform.session.$isAuthenticated.get()).toBe(true)
    server.on(refreshTokens, () =>
      Response.json(issueTokens(platform.clock.now(), { refreshToken: 'refresh-2' })),
    )
    await time.advance(13 * minute)
    time.shiftWallClock(1_000 * 24 * 60 * minute)
    await time.advance(minute / 2)
    expect(server.callsOf(refreshTokens)).toHaveLength(0)
    await time.advance(minute)
    expect(server.callsOf(refreshTokens)).toHaveLength(1)
  })

  test('leaves a valid token unchanged when it fails, and is repeated', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(refreshTokens, errorResponse(503, 'unavailable'))
    const token = await platform.session.token()
    await time.advance(14 * minute + 10_000)
    expect(server.callsOf(refreshTokens).length).toBeGreaterThan(0)
    expect(await platform.session.token()).toBe(token)
    expect(platform.session.$isAuthenticated.get()).toBe(true)
    server.on(refreshTokens, refresh()(time))
    await time.advance(45_000)
    expect(await platform.session.token()).not.toBe(token)
    expect(platform.session.$ended.get()).toBeUndefined()
  })

  test('leaves a valid token unchanged until it expires when it is rejected, and is repeated once then', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(refreshTokens, errorResponse(401, 'sessionExpired'))
    await time.advance(15 * minute - 1_000)
    expect(platform.session.$isAuthenticated.get()).toBe(true)
    expect(platform.session.$ended.get()).toBeUndefined()
    await time.advance(5 * minute)
    expect(platform.session.$ended.get()).toBe('expired')
    expect(platform.session.$isAuthenticated.get()).toBe(false)
    expect(server.callsOf(refreshTokens)).toHaveLength(2)
    // The overlay over the screen reports it already.
    expect(platform.notifications.$notifications.get()).toEqual([])
  })

  test('shows the end once by a notification if a link opened the screen', async () => {
    const { platform, time } = await testPlatform()
    const { refreshToken: _, ...issue } = issueTokens(time.wallClock(), { claims: recordClaims() })
    platform.session.enter(issue)
    await time.advance(20 * minute)
    expect(platform.notifications.$notifications.get()).toEqual([
      {
        id: expect.any(String) as string,
        kind: 'warning',
        text: 'Your session has expired. Please open the link in your email again.',
      },
    ])
  })

  const viewOfLink = async () => {
    const context = await testPlatform()
    const { refreshToken: _, ...issue } = issueTokens(context.time.wallClock(), {
      claims: recordClaims(),
    })
    context.platform.session.enter(issue)
    context.server.on(getMe, errorResponse(401, 'sessionExpired'))
    return context
  }

  test('shows no notification if a view shows the end of its link', async () => {
    const { platform, time } = await viewOfLink()
    await time.advance(20 * minute)
    expect(platform.notifications.$notifications.get()).toHaveLength(1)
    await expect(platform.api.call(getMe, { isShown: true })).rejects.toMatchObject({
      message: 'Your session has expired. Please open the link in your email again.',
    })
    expect(platform.notifications.$notifications.get()).toEqual([])
  })

  test('does not repeat in a notification what a view has shown already', async () => {
    const { platform, time } = await viewOfLink()
    await expect(platform.api.call(getMe, { isShown: true })).rejects.toMatchObject({ status: 401 })
    await time.advance(20 * minute)
    expect(platform.session.$ended.get()).toBe('expired')
    expect(platform.notifications.$notifications.get()).toEqual([])
  })

  test('shows the notification if only a background call failed', async () => {
    const { platform, time } = await viewOfLink()
    await platform.api.call(getMe, { isQuiet: true }).catch(() => {})
    await time.advance(20 * minute)
    await platform.api.call(getMe, { isQuiet: true }).catch(() => {})
    expect(platform.notifications.$notifications.get()).toHaveLength(1)
  })

  test('waits as long as the server asks: too many requests do not end a session', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(refreshTokens, errorResponse(429, 'tooManyRequests'))
    await time.advance(16 * minute)
    expect(platform.session.$ended.get()).toBeUndefined()
    server.on(refreshTokens, refresh()(time))
    await time.advance(minute)
    expect(platform.session.$isAuthenticated.get()).toBe(true)
  })

  test('reports a missing response as a lost network, not as cancelled', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(refreshTokens, () => new Promise<Response>(() => {}))
    await time.advance(15 * minute)
    const response = platform.session.token().catch((error: unknown) => error)
    await time.advance(2 * minute)
    expect(await response).toMatchObject({ phase: 'network', retryable: true })
  })

  test('waits past the expiry when offline, and continues when the network is back', async () => {
    const { platform, server, time, tab } = await testPlatform({ signedIn: true })
    server.on(refreshTokens, noNetwork)
    await time.advance(20 * minute)
    expect(platform.session.$isAuthenticated.get()).toBe(false)
    expect(platform.session.$ended.get()).toBeUndefined()
    server.on(refreshTokens, refresh()(time))
    tab.wake()
    await time.advance(1_000)
    expect(platform.session.$isAuthenticated.get()).toBe(true)
  })

  test('is repeated after a lost response while the used refresh token is still accepted', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    let round = 0
    server.on(refreshTokens, (call) => {
      round += 1
      return round === 1 ? noNetwork(call) : refresh()(time)()
    })
    await time.advance(14 * minute + 3_000)
    expect(server.callsOf(refreshTokens)).toHaveLength(2)
    expect(platform.session.$isAuthenticated.get()).toBe(true)
  })

  test('runs after four fifths of a short lifetime', async () => {
    const { server, time } = await testPlatform()
    const { platform } = await testPlatform({
      server,
      signedIn: issueTokens(time.wallClock(), { ttl: 10 }),
    })
    const clock = platform.host.time
    server.on(refreshTokens, refresh(10)(clock))
    await (clock as typeof time).advance(7_900)
    expect(server.callsOf(refreshTokens)).toHaveLength(0)
    await (clock as typeof time).advance(300)
    expect(server.callsOf(refreshTokens)).toHaveLength(1)
  })

  test('runs on wake after a sleep, though its timers did not run', async () => {
    const { platform, server, time, tab } = await testPlatform({ signedIn: true })
    time.sleep(60 * minute)
    const now = time.wallClock()
    server.on(refreshTokens, json(issueTokens(now, { refreshToken: 'refresh-2' })))
    tab.wake()
    await time.advance(1_000)
    expect(server.callsOf(refreshTokens)).toHaveLength(1)
    expect(platform.clock.now()).toBeGreaterThanOrEqual(now)
  })
})

describe('a rejected token', () => {
  test('is refreshed once for all calls that it failed, and each is repeated', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    const old = await platform.session.token()
    const me = { id: 'user-agent' }
    server.on(refreshTokens, refresh(1_000)(time))
    server.on(getMe, (call) =>
      call.headers.get('Authorization') === `Bearer ${String(old)}`
        ? errorResponse(401, 'tokenRefused')(call)
        : json(me)(call),
    )
    const response = Promise.allSettled([platform.api.call(getMe), platform.api.call(getMe)])
    await time.advance(1_000)
    await response
    expect(server.callsOf(refreshTokens)).toHaveLength(1)
    expect(server.callsOf(getMe)).toHaveLength(4)
  })

  test('ends the session if the refresh is rejected, and the call throws its own error', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(refreshTokens, errorResponse(401, 'sessionExpired'))
    server.on(getMe, errorResponse(401, 'tokenRefused'))
    const response = platform.api.call(getMe).catch((error: unknown) => error)
    await time.advance(1_000)
    expect(await response).toMatchObject({ status: 401, code: 'tokenRefused' })
    expect(platform.session.$ended.get()).toBe('expired')
  })

  test('is refreshed once more if the new one expired in transit, as on a slow device', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(refreshTokens, inTurn(refresh(1_000)(time), refresh(1_001)(time)))
    server.on(
      putUserSettings,
      inTurn(
        errorResponse(401, 'tokenRefused'),
        errorResponse(401, 'tokenRefused'),
        json({ theme: 'dark' }),
      ),
    )
    const response = platform.api.call(putUserSettings, { body: { theme: 'dark' } })
    await time.advance(3_000)
    await expect(response).resolves.toBeDefined()
    expect(server.callsOf(refreshTokens)).toHaveLength(2)
  })

  test('is not refreshed again if two new ones are rejected as well', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(refreshTokens, inTurn(refresh(1_000)(time), refresh(1_001)(time)))
    server.on(getMe, errorResponse(401, 'tokenRefused'))
    const response = platform.api.call(getMe).catch((error: unknown) => error)
    await time.advance(3_000)
    expect(await response).toMatchObject({ status: 401 })
    expect(server.callsOf(getMe)).toHaveLength(3)
  })
})

describe('during a refresh', () => {
  const underWay = async () => {
    const context = await testPlatform({ signedIn: true })
    const slow = delayed(refresh()(context.time))
    context.server.on(refreshTokens, slow.reply)
    context.server.on(signOut, () => new Response(null, { status: 204 }))
    await context.time.advance(14 * minute + 1_000)
    expect(context.server.callsOf(refreshTokens)).toHaveLength(1)
    return { ...context, slow }
  }

  test('discards the old tokens after a sign-out and a sign-in by another user', async () => {
    const { platform, time, slow, tab } = await underWay()
    await platform.session.signOut()
    const other = agentClaims({ id: 'user-other', sessionId: 'session-other' })
    platform.session.accept(issueTokens(time.wallClock(), { claims: other, refreshToken: 'other' }))
    slow.release()
    await time.settle()
    expect(platform.session.$user.get()?.id).toBe('user-other')
    expect(tab.tab.get('parapet.refresh')).toBe('other')
  })

  test('leaves nobody signed in after a sign-out', async () => {
    const { platform, time, slow, tab } = await underWay()
    await platform.session.signOut()
    slow.release()
    await time.settle()
    expect(platform.session.$isAuthenticated.get()).toBe(false)
    expect(tab.tab.keys()).toEqual([])
  })

  test('stores the new tokens in the tab’s own session, not in a delegated one', async () => {
    const { platform, time, slow, tab } = await underWay()
    const delegated = agentClaims({ id: 'delegated', sessionId: 'session-delegated' })
    platform.session.enter(issueTokens(time.wallClock(), { claims: delegated }))
    slow.release()
    await time.settle()
    expect(platform.session.$user.get()?.id).toBe('delegated')
    expect(tab.tab.get('parapet.refresh')).toBe('refresh-2')
  })

  test('is aborted and repeated after a long time without a response', async () => {
    const { platform, server, time } = await underWay()
    server.on(refreshTokens, refresh()(time))
    await time.advance(55_000)
    expect(server.callsOf(refreshTokens)).toHaveLength(2)
    expect(platform.session.$isAuthenticated.get()).toBe(true)
    expect(platform.session.$ended.get()).toBeUndefined()
  })
})
