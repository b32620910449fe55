import { describe, expect, test } from 'vitest'
import {
  delayed,
  inTurn,
  json,
  noNetwork,
  errorAnswer,
  type Reply,
} from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { accessTokenOf, agentClaims, issueTokens, recordClaims } from '../../testing/tokens.ts'
import { getMe, refreshTokens, signOut } from './endpoints.ts'
import { putUserSettings } from '../../platform/settings/endpoints.ts'

const minute = 60_000
const refresh =
  (life = 900) =>
  (time: { wallClock(): number }) =>
  () =>
    Response.json(issueTokens(time.wallClock(), { refreshToken: 'refresh-2', life }))

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

  test('an unknown account type reads as unknown, and makes no user staff', async () => {
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

  test('that has expired and cannot be renewed ends when its tab is reloaded', async () => {
    const { platform, browser, tab, server, time } = await testPlatform({ signedIn: true })
    platform.dispose()
    server.on(refreshTokens, errorAnswer(401, 'sessionExpired'))
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

  test('stays idle where no user signed in', async () => {
    const { platform, time } = await testPlatform()
    await Promise.all([platform.session.start(), time.advance(200)])
    expect(platform.session.$status.get()).toBe('IDLE')
    expect(platform.session.$ended.get()).toBeUndefined()
  })
})

describe('where tokens are stored', () => {
  test('both are in the tab', async () => {
    const { tab } = await testPlatform({ signedIn: true })
    expect(tab.tab.get('parapet.refresh')).toBe('refresh-1')
    expect(tab.device.keys().some((key) => key.includes('remembered'))).toBe(false)
  })

  test('global login stores the refresh token on the device, and a new tab is signed in by it', async () => {
    const builtFlags = { GLOBAL_LOGIN: true }
    const { platform, tab, browser, server, time } = await testPlatform({
      signedIn: true,
      builtFlags,
    })
    server.on(refreshTokens, refresh()(time))
    expect(tab.tab.get('parapet.refresh')).toBeUndefined()
    platform.dispose()

    const later = await testPlatform({ browser, server, builtFlags })
    await Promise.all([later.platform.session.start(), time.advance(500)])
    expect(later.platform.session.$user.get()?.id).toBe('user-agent')
    expect(server.callsOf(refreshTokens)[0]?.body).toEqual({ refreshToken: 'refresh-1' })
  })

  test('global login with a rejected refresh token leads to the sign-in', async () => {
    const builtFlags = { GLOBAL_LOGIN: true }
    const { platform, browser, server, time } = await testPlatform({ signedIn: true, builtFlags })
    server.on(refreshTokens, errorAnswer(401, 'sessionExpired'))
    platform.dispose()
    const later = await testPlatform({ browser, server, builtFlags })
    await Promise.all([later.platform.session.start(), time.advance(500)])
    expect(later.platform.session.$status.get()).toBe('IDLE')
  })
})

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
    time.shiftWall(-365 * 24 * 60 * minute)
    const real = time.wallClock() + 400 * 24 * 60 * minute
    platform.session.accept(issueTokens(real))
    expect(platform.clock.now()).toBe(real)
    expect(platform.session.$isAuthenticated.get()).toBe(true)
    server.on(refreshTokens, () =>
      Response.json(issueTokens(platform.clock.now(), { refreshToken: 'refresh-2' })),
    )
    await time.advance(13 * minute)
    time.shiftWall(1_000 * 24 * 60 * minute)
    await time.advance(minute / 2)
    expect(server.callsOf(refreshTokens)).toHaveLength(0)
    await time.advance(minute)
    expect(server.callsOf(refreshTokens)).toHaveLength(1)
  })

  test('a failed refresh leaves a token that is still valid, and is repeated', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(refreshTokens, errorAnswer(503, 'unavailable'))
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

  test('a rejected refresh leaves the token until it expires, and is repeated once then', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(refreshTokens, errorAnswer(401, 'sessionExpired'))
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

  test('where no user’s screen is shown a notification reports the end, once', async () => {
    const { platform, time } = await testPlatform()
    const { refreshToken: _, ...issue } = issueTokens(time.wallClock(), { claims: recordClaims() })
    platform.session.enter(issue)
    await time.advance(20 * minute)
    expect(platform.notifications.$notifications.get()).toEqual([
      {
        id: expect.any(String) as string,
        kind: 'warning',
        text: 'Your current session has expired. Please log back into the platform to refresh your session.',
      },
    ])
  })

  test('waits as long as the server says: too many requests do not end a session', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(refreshTokens, errorAnswer(429, 'tooManyRequests'))
    await time.advance(16 * minute)
    expect(platform.session.$ended.get()).toBeUndefined()
    server.on(refreshTokens, refresh()(time))
    await time.advance(minute)
    expect(platform.session.$isAuthenticated.get()).toBe(true)
  })

  test('one without an answer is reported as a lost network, not as cancelled', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(refreshTokens, () => new Promise<Response>(() => {}))
    await time.advance(15 * minute)
    const asked = platform.session.token().catch((error: unknown) => error)
    await time.advance(2 * minute)
    expect(await asked).toMatchObject({ phase: 'network', retryable: true })
  })

  test('without a network the session waits past its expiry and continues when the network is back', async () => {
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

  test('a lost answer is requested again while the used refresh token is still accepted', async () => {
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

  test('a short-lived token is replaced after four fifths of its life', async () => {
    const { server, time } = await testPlatform()
    const { platform } = await testPlatform({
      server,
      signedIn: issueTokens(time.wallClock(), { life: 10 }),
    })
    const clock = platform.host.time
    server.on(refreshTokens, refresh(10)(clock))
    await (clock as typeof time).advance(7_900)
    expect(server.callsOf(refreshTokens)).toHaveLength(0)
    await (clock as typeof time).advance(300)
    expect(server.callsOf(refreshTokens)).toHaveLength(1)
  })

  test('a machine that slept refreshes when it wakes, though its timers did not run', async () => {
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
        ? errorAnswer(401, 'tokenRefused')(call)
        : json(me)(call),
    )
    const asked = Promise.allSettled([platform.api.call(getMe), platform.api.call(getMe)])
    await time.advance(1_000)
    await asked
    expect(server.callsOf(refreshTokens)).toHaveLength(1)
    expect(server.callsOf(getMe)).toHaveLength(4)
  })

  test('with a rejected refresh ends the session, and the call throws its own error answer', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(refreshTokens, errorAnswer(401, 'sessionExpired'))
    server.on(getMe, errorAnswer(401, 'tokenRefused'))
    const asked = platform.api.call(getMe).catch((error: unknown) => error)
    await time.advance(1_000)
    expect(await asked).toMatchObject({ status: 401, code: 'tokenRefused' })
    expect(platform.session.$ended.get()).toBe('expired')
  })

  test('is refreshed once more when the new one expired on its way, as on a slow device', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(refreshTokens, inTurn(refresh(1_000)(time), refresh(1_001)(time)))
    server.on(
      putUserSettings,
      inTurn(
        errorAnswer(401, 'tokenRefused'),
        errorAnswer(401, 'tokenRefused'),
        json({ theme: 'dark' }),
      ),
    )
    const asked = platform.api.call(putUserSettings, { body: { theme: 'dark' } })
    await time.advance(3_000)
    await expect(asked).resolves.toBeDefined()
    expect(server.callsOf(refreshTokens)).toHaveLength(2)
  })

  test('is not refreshed again when two new ones are rejected as well', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(refreshTokens, inTurn(refresh(1_000)(time), refresh(1_001)(time)))
    server.on(getMe, errorAnswer(401, 'tokenRefused'))
    const asked = platform.api.call(getMe).catch((error: unknown) => error)
    await time.advance(3_000)
    expect(await asked).toMatchObject({ status: 401 })
    expect(server.callsOf(getMe)).toHaveLength(3)
  })
})

describe('a call of a user who has left', () => {
  const other = agentClaims({ id: 'user-other', sessionId: 'session-other' })
  const change = { body: { theme: 'dark' } }

  const underWay = async (reply: Reply) => {
    const around = await testPlatform({ signedIn: true })
    await around.time.settle()
    const slow = delayed(reply)
    around.server.on(signOut, () => new Response(null, { status: 204 }))
    around.server.on(putUserSettings, slow.reply)
    const call = around.platform.api.call(putUserSettings, change).catch((error: unknown) => error)
    await around.time.settle()
    return { ...around, call, slow }
  }

  test('that the server rejected is not repeated with the token of the next user', async () => {
    const { platform, server, time, call, slow } = await underWay(
      errorAnswer(401, 'sessionExpired'),
    )
    await platform.session.signOut()
    platform.session.accept(issueTokens(time.wallClock(), { claims: other }))
    slow.release()
    expect(await call).toMatchObject({ phase: 'cancel' })
    expect(server.callsOf(putUserSettings)).toHaveLength(1)
  })

  test('nor in another account that the same user entered', async () => {
    const { platform, server, time, call, slow } = await underWay(
      errorAnswer(401, 'sessionExpired'),
    )
    const entered = agentClaims({ accountId: 'agency-other', sessionId: 'session-delegated' })
    platform.session.enter(issueTokens(time.wallClock(), { claims: entered }))
    slow.release()
    expect(await call).toMatchObject({ phase: 'cancel' })
    expect(server.callsOf(putUserSettings)).toHaveLength(1)
  })

  test('gets no answer, even a successful one', async () => {
    const { platform, call, slow } = await underWay(json({ theme: 'dark' }))
    await platform.session.signOut()
    slow.release()
    expect(await call).toMatchObject({ phase: 'cancel' })
  })

  test('that waits for a refresh is not sent with the tokens of the next user', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    const slow = delayed(refresh()(time))
    server.on(signOut, () => new Response(null, { status: 204 }))
    server.on(putUserSettings, json({}))
    server.on(refreshTokens, noNetwork)
    await time.advance(16 * minute)
    server.on(refreshTokens, slow.reply)
    const call = platform.api.call(putUserSettings, change).catch((error: unknown) => error)
    await time.settle()
    await platform.session.signOut()
    platform.session.accept(issueTokens(time.wallClock(), { claims: other }))
    slow.release()
    expect(await call).toMatchObject({ phase: 'cancel' })
    expect(server.callsOf(putUserSettings)).toHaveLength(0)
  })

  test('is repeated when the same user signed in again', async () => {
    const { platform, server, time, call, slow } = await underWay(
      inTurn(errorAnswer(401, 'sessionExpired'), json({ theme: 'dark' })),
    )
    platform.session.accept(
      issueTokens(time.wallClock(), { claims: agentClaims({ sessionId: 'session-2' }), life: 901 }),
    )
    slow.release()
    expect(await call).toEqual({ theme: 'dark' })
    expect(server.callsOf(putUserSettings)).toHaveLength(2)
  })
})

describe('signing in again', () => {
  const ended = async () => {
    const around = await testPlatform({ signedIn: true })
    around.server.on(refreshTokens, errorAnswer(401, 'sessionExpired'))
    await around.time.advance(16 * minute)
    expect(around.platform.session.$ended.get()).toBe('expired')
    return around
  }

  test('leaves user and status as they are under the overlay', async () => {
    const { platform } = await ended()
    expect(platform.session.$status.get()).toBe('RESOLVED')
    expect(platform.session.$user.get()?.id).toBe('user-agent')
    expect(await platform.session.token()).toBeUndefined()
  })

  test('continues in place and leaves the cache of the same user', async () => {
    const { platform, time } = await ended()
    platform.queries.client.setQueryData(['typed'], 'kept')
    platform.session.accept(issueTokens(time.wallClock()))
    expect(platform.session.$ended.get()).toBeUndefined()
    expect(platform.session.$isAuthenticated.get()).toBe(true)
    expect(platform.queries.client.getQueryData(['typed'])).toBe('kept')
  })

  test('as another user clears the cache', async () => {
    const { platform, time } = await ended()
    platform.queries.client.setQueryData(['typed'], 'kept')
    platform.session.accept(
      issueTokens(time.wallClock(), { claims: agentClaims({ id: 'user-other' }) }),
    )
    expect(platform.queries.client.getQueryData(['typed'])).toBeUndefined()
  })
})

describe('where a screen waits to sign in again', () => {
  const change = { body: { theme: 'dark' } }

  const ended = async () => {
    const around = await testPlatform({ signedIn: true })
    around.server.on(refreshTokens, errorAnswer(401, 'sessionExpired'))
    around.server.on(putUserSettings, errorAnswer(401, 'sessionExpired'))
    around.server.on(signOut, () => new Response(null, { status: 204 }))
    const stop = around.platform.session.pauseCalls()
    const call = around.platform.api.call(putUserSettings, change).catch((error: unknown) => error)
    await around.time.settle()
    expect(around.platform.session.$ended.get()).toBe('expired')
    return { ...around, call, stop }
  }

  test('paused calls are sent once the user is back', async () => {
    const { platform, server, time, call } = await ended()
    const later = platform.api.call(putUserSettings, change)
    server.on(putUserSettings, json({ theme: 'dark' }))
    const claims = agentClaims({ sessionId: 'session-2' })
    platform.session.accept(issueTokens(time.wallClock(), { claims }))
    expect(await Promise.all([call, later])).toEqual([{ theme: 'dark' }, { theme: 'dark' }])
    expect(server.callsOf(putUserSettings)).toHaveLength(3)
  })

  test('paused calls are not sent for another user', async () => {
    const { platform, server, time, call } = await ended()
    const claims = agentClaims({ id: 'user-other', sessionId: 'session-2' })
    platform.session.accept(issueTokens(time.wallClock(), { claims }))
    expect(await call).toMatchObject({ phase: 'cancel' })
    expect(server.callsOf(putUserSettings)).toHaveLength(1)
  })

  test('it is given up when its user signs out', async () => {
    const { platform, call } = await ended()
    await platform.session.signOut()
    expect(await call).toMatchObject({ phase: 'cancel' })
  })

  test('it fails as it would have when the screen goes', async () => {
    const { call, stop } = await ended()
    stop()
    expect(await call).toMatchObject({ status: 401, code: 'sessionExpired' })
  })

  test('it is given up when it is cancelled', async () => {
    const { platform } = await ended()
    const controller = new AbortController()
    const { signal } = controller
    const cancelled = platform.api.call(putUserSettings, { ...change, signal })
    controller.abort()
    await expect(cancelled).rejects.toMatchObject({ phase: 'cancel' })
  })

  test('a call that nobody waits for does not wait, either', async () => {
    const { platform, server } = await ended()
    server.on(getMe, errorAnswer(401, 'sessionExpired'))
    await expect(platform.api.call(getMe, { isQuiet: true })).rejects.toMatchObject({ status: 401 })
  })
})

describe('what happens while a refresh is under way', () => {
  const underWay = async () => {
    const around = await testPlatform({ signedIn: true })
    const slow = delayed(refresh()(around.time))
    around.server.on(refreshTokens, slow.reply)
    around.server.on(signOut, () => new Response(null, { status: 204 }))
    await around.time.advance(14 * minute + 1_000)
    expect(around.server.callsOf(refreshTokens)).toHaveLength(1)
    return { ...around, slow }
  }

  test('a sign-out and a sign-in as somebody else: the old tokens do not come back', async () => {
    const { platform, time, slow, tab } = await underWay()
    await platform.session.signOut()
    const other = agentClaims({ id: 'user-other', sessionId: 'session-other' })
    platform.session.accept(issueTokens(time.wallClock(), { claims: other, refreshToken: 'other' }))
    slow.release()
    await time.settle()
    expect(platform.session.$user.get()?.id).toBe('user-other')
    expect(tab.tab.get('parapet.refresh')).toBe('other')
  })

  test('a sign-out alone: nobody is signed in afterwards', async () => {
    const { platform, time, slow, tab } = await underWay()
    await platform.session.signOut()
    slow.release()
    await time.settle()
    expect(platform.session.$isAuthenticated.get()).toBe(false)
    expect(tab.tab.keys()).toEqual([])
  })

  test('a delegated session: the tab’s own session still gets its new tokens', async () => {
    const { platform, time, slow, tab } = await underWay()
    const delegated = agentClaims({ id: 'delegated', sessionId: 'session-delegated' })
    platform.session.enter(issueTokens(time.wallClock(), { claims: delegated }))
    slow.release()
    await time.settle()
    expect(platform.session.$user.get()?.id).toBe('delegated')
    expect(tab.tab.get('parapet.refresh')).toBe('refresh-2')
  })

  test('a refresh without an answer for a long time is given up and repeated', async () => {
    const { platform, server, time } = await underWay()
    server.on(refreshTokens, refresh()(time))
    await time.advance(55_000)
    expect(server.callsOf(refreshTokens)).toHaveLength(2)
    expect(platform.session.$isAuthenticated.get()).toBe(true)
    expect(platform.session.$ended.get()).toBeUndefined()
  })
})

describe('a delegated session: impersonation, switch or one record', () => {
  const admin = agentClaims({ id: 'admin', accountType: 'PARAPET', sessionId: 'session-admin' })

  test('is separate from the tab’s own session and leaves it unchanged', async () => {
    const { platform, tab, time } = await testPlatform()
    platform.session.accept(issueTokens(time.wallClock(), { claims: admin }))
    platform.session.enter(issueTokens(time.wallClock(), { refreshToken: 'refresh-delegated' }))
    expect(platform.session.$isDelegated.get()).toBe(true)
    expect(platform.session.$user.get()?.id).toBe('user-agent')
    expect(tab.tab.get('parapet.refresh')).toBe('refresh-1')
    await platform.session.leave()
    expect(platform.session.$user.get()?.id).toBe('admin')
    expect(platform.session.$isDelegated.get()).toBe(false)
    expect(tab.tab.get('parapet.delegated.access')).toBeUndefined()
  })

  test('ends on the server when it is left, without ending others', async () => {
    const { platform, server, time } = await testPlatform()
    server.on(signOut, () => new Response(null, { status: 204 }))
    platform.session.accept(issueTokens(time.wallClock(), { claims: admin }))
    platform.session.enter(issueTokens(time.wallClock(), { refreshToken: 'refresh-delegated' }))
    await platform.session.leave()
    expect(server.callsOf(signOut).map(({ body }) => body)).toEqual([
      { refreshToken: 'refresh-delegated' },
    ])
  })

  test('survives a reload', async () => {
    const { platform, browser, server, tab, time } = await testPlatform()
    platform.session.enter(issueTokens(time.wallClock()))
    platform.dispose()
    const reloaded = await testPlatform({ browser, server, tab })
    await reloaded.platform.session.start()
    expect(reloaded.platform.session.$isDelegated.get()).toBe(true)
    expect(reloaded.platform.session.$user.get()?.id).toBe('user-agent')
  })

  test('a record token opens its record and ends when it expires', async () => {
    const { platform, time } = await testPlatform()
    const { refreshToken: _, ...issue } = issueTokens(time.wallClock(), { claims: recordClaims() })
    platform.session.enter(issue)
    expect(platform.session.$claims.get()).toMatchObject({
      kind: 'record',
      grant: { id: 'policy-1' },
    })
    expect(platform.session.$user.get()).toBeUndefined()
    await time.advance(15 * minute + 1)
    expect(platform.session.$ended.get()).toBe('expired')
    expect(platform.session.$isDelegated.get()).toBe(true)
  })

  test('signing in after its end is for the tab’s own session', async () => {
    const { platform, tab, time } = await testPlatform()
    const { refreshToken: _, ...issue } = issueTokens(time.wallClock(), { claims: recordClaims() })
    platform.session.enter(issue)
    await time.advance(16 * minute)
    platform.session.accept(issueTokens(time.wallClock()))
    expect(platform.session.$isDelegated.get()).toBe(false)
    expect(tab.tab.get('parapet.refresh')).toBe('refresh-1')
  })

  test('to one record without a session still works when the tab is shown again', async () => {
    const { platform, tab, time } = await testPlatform()
    const { refreshToken: _, ...issue } = issueTokens(time.wallClock(), { claims: recordClaims() })
    platform.session.enter(issue)
    tab.wake()
    await time.settle()
    expect(platform.session.$claims.get()?.kind).toBe('record')
  })

  test('left after its end, it leaves no end state', async () => {
    const { platform, server, time } = await testPlatform()
    server.on(refreshTokens, (call) =>
      json(issueTokens(time.wallClock(), { claims: admin, refreshToken: 'admin-2', life: 7_200 }))(
        call,
      ),
    )
    platform.session.accept(issueTokens(time.wallClock(), { claims: admin, life: 7_200 }))
    const { refreshToken: _, ...issue } = issueTokens(time.wallClock(), { claims: recordClaims() })
    platform.session.enter(issue)
    await time.advance(16 * minute)
    expect(platform.session.$ended.get()).toBe('expired')
    await platform.session.leave()
    expect(platform.session.$ended.get()).toBeUndefined()
    expect(platform.session.$user.get()?.id).toBe('admin')
  })

  test('signing out of it does not change what the device stores of the first session', async () => {
    const builtFlags = { GLOBAL_LOGIN: true }
    const { platform, server, tab, time } = await testPlatform({ builtFlags })
    server.on(signOut, () => new Response(null, { status: 204 }))
    platform.session.accept(issueTokens(time.wallClock(), { claims: admin }))
    const remembered = tab.device.get('parapet.remembered')
    platform.session.enter(issueTokens(time.wallClock()))
    await platform.session.signOut()
    expect(remembered).toBeDefined()
    expect(tab.device.get('parapet.remembered')).toBe(remembered)
  })

  test('a tab that the browser opened as a copy starts empty', async () => {
    const first = await testPlatform({ signedIn: true })
    const copy = first.browser.openTab({ copyOf: first.tab })
    const { platform } = await testPlatform({ ...first, tab: copy })
    platform.session.clearTab()
    platform.session.enter(
      issueTokens(first.time.wallClock(), { claims: agentClaims({ id: 'delegated' }) }),
    )
    expect(copy.tab.get('parapet.refresh')).toBeUndefined()
    expect(first.platform.session.$user.get()?.id).toBe('user-agent')
    expect(platform.session.$user.get()?.id).toBe('delegated')
  })
})
