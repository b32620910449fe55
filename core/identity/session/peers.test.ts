import { describe, expect, test } from 'vitest'
import { createMemoryBrowser } from '../../testing/memory-browser.ts'
import { createScriptedServer, json, errorResponse } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { agentClaims, issueTokens } from '../../testing/tokens.ts'
import { getMe, refreshTokens, signOut } from './endpoints.ts'

const minute = 60_000

/** Two tabs of one session; the second received it from the first. */
const twoTabs = async () => {
  const browser = createMemoryBrowser()
  const server = createScriptedServer()
  let round = 1
  server.on(refreshTokens, (call) => {
    round += 1
    const refreshToken = `refresh-${String(round)}`
    return json(issueTokens(browser.time.wallClock(), { refreshToken }))(call)
  })
  server.on(signOut, () => new Response(null, { status: 204 }))
  const first = await testPlatform({ browser, server, signedIn: true })
  const second = await testPlatform({ browser, server })
  await Promise.all([second.platform.session.start(), browser.time.advance(500)])
  return { browser, server, time: browser.time, first, second }
}

/** Whether work settles without any time passing in the browser. */
const isInstant = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(() => true),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), 10_000)),
  ])

describe('a new tab', () => {
  test('does not wait when it is alone', async () => {
    const { platform } = await testPlatform()
    expect(await isInstant(platform.session.start())).toBe(true)
    expect(platform.session.$status.get()).toBe('IDLE')
  })

  test('does not wait when no other tab has a session', async () => {
    const browser = createMemoryBrowser()
    await testPlatform({ browser })
    const { platform } = await testPlatform({ browser })
    expect(await isInstant(platform.session.start())).toBe(true)
  })

  test('waits for a peer that answers late, not for one that never does', async () => {
    const browser = createMemoryBrowser()
    const first = await testPlatform({ browser, signedIn: true })
    first.tab.freeze()
    const opened = await testPlatform({ browser })
    const started = opened.platform.session.start()
    await browser.time.advance(9_500)
    expect(opened.platform.session.$status.get()).toBe('PENDING')
    await browser.time.advance(1_000)
    await started
    expect(opened.platform.session.$status.get()).toBe('IDLE')
  })

  test('asks again after its message was lost', async () => {
    const browser = createMemoryBrowser()
    const first = await testPlatform({ browser, signedIn: true })
    first.tab.freeze()
    const opened = await testPlatform({ browser })
    const started = opened.platform.session.start()
    await browser.time.advance(500)
    first.tab.thaw()
    await browser.time.advance(1_000)
    await started
    expect(opened.platform.session.$isAuthenticated.get()).toBe(true)
  })

  test('stops waiting for a peer that closed without a reply', async () => {
    const browser = createMemoryBrowser()
    const first = await testPlatform({ browser, signedIn: true })
    first.tab.freeze()
    const opened = await testPlatform({ browser })
    const started = opened.platform.session.start()
    await browser.time.advance(500)
    first.platform.dispose()
    await browser.time.advance(2_000)
    await started
    expect(opened.platform.session.$status.get()).toBe('IDLE')
  })

  test('receives the session of a peer whose token expires at that instant', async () => {
    const { browser, server, time, first, second } = await twoTabs()
    second.platform.dispose()
    let arrive = () => {}
    const delayed = new Promise<void>((done) => (arrive = done))
    server.on(refreshTokens, async (call) => {
      await delayed
      return json(issueTokens(time.wallClock(), { refreshToken: 'refresh-2' }))(call)
    })
    await time.advance(14 * minute + 1_000)
    await time.advance(2 * minute)
    const opened = await testPlatform({ browser, server })
    const started = opened.platform.session.start()
    await time.advance(3_000)
    expect(opened.platform.session.$status.get()).toBe('PENDING')
    arrive()
    await time.advance(1_000)
    await started
    expect(opened.platform.session.$user.get()?.id).toBe('user-agent')
    expect(await opened.platform.session.token()).toBe(await first.platform.session.token())
  })

  test('finds its peers if the browser cannot list tabs', async () => {
    const browser = createMemoryBrowser({ announcesPresence: false })
    await testPlatform({ browser, signedIn: true })
    const { platform } = await testPlatform({ browser })
    await Promise.all([platform.session.start(), browser.time.advance(200)])
    expect(platform.session.$user.get()?.id).toBe('user-agent')
  })

  test('learns the server’s time with the session', async () => {
    const browser = createMemoryBrowser()
    browser.time.shiftWallClock(-3_600_000)
    const real = browser.time.wallClock() + 3_600_000
    const first = await testPlatform({ browser, signedIn: issueTokens(real) })
    const { platform } = await testPlatform({ browser })
    await platform.session.start()
    expect(platform.clock.now()).toBe(first.platform.clock.now())
  })

  test('receives the session from its peers', async () => {
    const { server, first, second } = await twoTabs()
    expect(second.platform.session.$user.get()?.id).toBe('user-agent')
    expect(await second.platform.session.token()).toBe(await first.platform.session.token())
    expect(second.tab.tab.get('parapet.refresh')).toBe('refresh-1')
    expect(server.callsOf(refreshTokens)).toHaveLength(0)
  })

  test('does not receive the delegated session of a peer', async () => {
    const browser = createMemoryBrowser()
    const delegating = await testPlatform({ browser })
    delegating.platform.session.enter(issueTokens(browser.time.wallClock()))
    const opened = await testPlatform({ browser })
    await Promise.all([opened.platform.session.start(), browser.time.advance(500)])
    expect(opened.platform.session.$status.get()).toBe('IDLE')
  })

  test('receives the own session of a tab that is in a delegated session', async () => {
    const browser = createMemoryBrowser()
    const delegating = await testPlatform({ browser, signedIn: true })
    const delegated = agentClaims({ id: 'delegated', sessionId: 'session-delegated' })
    delegating.platform.session.enter(issueTokens(browser.time.wallClock(), { claims: delegated }))
    const opened = await testPlatform({ browser })
    await Promise.all([opened.platform.session.start(), browser.time.advance(500)])
    expect(opened.platform.session.$user.get()?.id).toBe('user-agent')
  })
})

describe('refreshing in many tabs', () => {
  test('calls the server once, and every tab continues with the new tokens', async () => {
    const { server, time, first, second } = await twoTabs()
    await time.advance(14 * minute + 1_000)
    expect(server.callsOf(refreshTokens)).toHaveLength(1)
    expect(await second.platform.session.token()).toBe(await first.platform.session.token())
    expect(second.tab.tab.get('parapet.refresh')).toBe('refresh-2')
  })

  test('asks the peers of a tab that slept before it uses a used refresh token', async () => {
    const { server, time, second, first } = await twoTabs()
    second.tab.freeze()
    await time.advance(40 * minute)
    expect(server.callsOf(refreshTokens).length).toBeGreaterThan(1)
    second.tab.thaw()
    second.tab.wake()
    await time.advance(1_000)
    expect(await second.platform.session.token()).toBe(await first.platform.session.token())
    const used = server.callsOf(refreshTokens).map(({ body }) => JSON.stringify(body))
    expect(new Set(used).size).toBe(used.length)
  })

  test('uses the newest refresh token on the device after a tab slept alone', async () => {
    const buildTimeFlags = { GLOBAL_LOGIN: true }
    const browser = createMemoryBrowser()
    const server = createScriptedServer()
    const { time } = browser
    const sleeper = await testPlatform({ browser, server, buildTimeFlags })
    const worker = await testPlatform({ browser, server, buildTimeFlags })
    const claims = agentClaims({ id: 'user-global', sessionId: 'session-global' })
    let round = 1
    server.on(refreshTokens, (call) => {
      round += 1
      const refreshToken = `global-${String(round)}`
      return json(issueTokens(time.wallClock(), { claims, refreshToken }))(call)
    })
    const tokens = issueTokens(time.wallClock(), { claims, refreshToken: 'global-1' })
    sleeper.platform.session.accept(tokens)
    worker.platform.session.accept(tokens)
    sleeper.tab.freeze()
    await time.advance(20 * minute)
    worker.platform.dispose()
    sleeper.tab.thaw()
    sleeper.tab.wake()
    await time.advance(1_000)
    const used = server.callsOf(refreshTokens).map(({ body }) => JSON.stringify(body))
    expect(used.filter((body) => body.includes('global-1'))).toHaveLength(1)
    expect(sleeper.platform.session.$isAuthenticated.get()).toBe(true)
  })

  test('gives a copy of a tab made just before a refresh the tokens of its peers', async () => {
    const browser = createMemoryBrowser()
    const server = createScriptedServer()
    server.on(refreshTokens, (call) =>
      json(issueTokens(browser.time.wallClock(), { refreshToken: 'refresh-2' }))(call),
    )
    const first = await testPlatform({ browser, server, signedIn: true })
    const copy = browser.openTab({ copyOf: first.tab })
    await browser.time.advance(14 * minute + 1_000)
    const duplicate = await testPlatform({ browser, server, tab: copy })
    await duplicate.platform.session.start()
    await browser.time.settle()
    expect(copy.tab.get('parapet.refresh')).toBe('refresh-2')
    expect(server.callsOf(refreshTokens)).toHaveLength(1)
  })

  test('calls the server once for two tabs that wake at once, and not again when they become visible', async () => {
    const { server, time, first, second } = await twoTabs()
    time.sleep(60 * minute)
    first.tab.wake()
    second.tab.wake()
    await time.advance(2_000)
    expect(server.callsOf(refreshTokens)).toHaveLength(1)
    for (const { tab, platform } of [first, second]) {
      expect(platform.clock.hasSlept()).toBe(false)
      tab.wake()
    }
    await time.advance(2_000)
    expect(server.callsOf(refreshTokens)).toHaveLength(1)
  })

  test('shares a rejection, so that no other tab calls the server', async () => {
    const { server, time, first, second } = await twoTabs()
    await time.advance(14 * minute + 10_000)
    const before = server.callsOf(refreshTokens).length
    server.on(refreshTokens, errorResponse(401, 'sessionExpired'))
    await time.advance(16 * minute)
    for (const { platform } of [first, second]) {
      expect(platform.session.$ended.get()).toBe('expired')
    }
    // Each tab may receive it in the last minute of the token; at its expiry one tab calls for all.
    expect(server.callsOf(refreshTokens).length - before).toBeLessThanOrEqual(3)
  })

  test('does not mix the tokens of two sessions of one browser', async () => {
    const { browser, server, time, first } = await twoTabs()
    const other = await testPlatform({
      browser,
      server,
      signedIn: issueTokens(time.wallClock(), {
        claims: agentClaims({ id: 'user-other', sessionId: 'session-other' }),
        ttl: 3_600,
      }),
    })
    await time.advance(14 * minute + 1_000)
    expect(other.platform.session.$user.get()?.id).toBe('user-other')
    expect(first.platform.session.$user.get()?.id).toBe('user-agent')
  })
})

describe('signing out', () => {
  test('ends the session in every tab that shares it, and in no other', async () => {
    const { browser, server, time, first, second } = await twoTabs()
    const other = await testPlatform({
      browser,
      server,
      signedIn: issueTokens(time.wallClock(), {
        claims: agentClaims({ id: 'user-other', sessionId: 'session-other' }),
      }),
    })
    await first.platform.session.signOut()
    await time.settle()
    expect(second.platform.session.$ended.get()).toBe('signed-out')
    expect(second.tab.tab.keys()).toEqual([])
    expect(other.platform.session.$user.get()?.id).toBe('user-other')
  })
})

test('ends the session everywhere from a page opened at the sign-out’s address, too', async () => {
  const { browser, server, time, first, second } = await twoTabs()
  second.platform.dispose()
  const reloaded = await testPlatform({ browser, server, tab: second.tab })
  await reloaded.platform.session.signOut()
  await time.settle()
  expect(first.platform.session.$ended.get()).toBe('signed-out')
  expect(server.callsOf(signOut)[0]?.body).toEqual({ refreshToken: 'refresh-1' })
})

describe('signing in again after the end', () => {
  test('restores the other tabs of that user', async () => {
    const { server, time, first, second } = await twoTabs()
    server.on(refreshTokens, errorResponse(401, 'sessionExpired'))
    await time.advance(16 * minute)
    expect(second.platform.session.$ended.get()).toBe('expired')
    const claims = agentClaims({ sessionId: 'session-2' })
    first.platform.session.accept(issueTokens(time.wallClock(), { claims }))
    await time.settle()
    expect(second.platform.session.$ended.get()).toBeUndefined()
    expect(second.platform.session.$isAuthenticated.get()).toBe(true)
  })

  test('restores tabs opened since, too', async () => {
    const { browser, server, time, second } = await twoTabs()
    server.on(refreshTokens, errorResponse(401, 'sessionExpired'))
    await time.advance(16 * minute)
    const opened = await testPlatform({ browser, server })
    const claims = agentClaims({ sessionId: 'session-2' })
    opened.platform.session.accept(issueTokens(time.wallClock(), { claims }))
    await time.settle()
    expect(second.platform.session.$isAuthenticated.get()).toBe(true)
  })

  test('restores a tab that slept meanwhile once it wakes', async () => {
    const { server, time, first, second } = await twoTabs()
    server.on(refreshTokens, errorResponse(401, 'sessionExpired'))
    await time.advance(16 * minute)
    second.tab.freeze()
    const claims = agentClaims({ sessionId: 'session-2' })
    first.platform.session.accept(issueTokens(time.wallClock(), { claims }))
    await time.settle()
    second.tab.thaw()
    expect(second.platform.session.$ended.get()).toBe('expired')
    second.tab.wake()
    await time.advance(1_000)
    expect(second.platform.session.$ended.get()).toBeUndefined()
    expect(second.platform.session.$isAuthenticated.get()).toBe(true)
  })

  test('restores a tab that notices only now: it takes the session of its peer instead', async () => {
    const { server, time, first, second } = await twoTabs()
    second.tab.freeze()
    server.on(refreshTokens, errorResponse(401, 'sessionExpired'))
    await time.advance(16 * minute)
    const claims = agentClaims({ sessionId: 'session-2' })
    first.platform.session.accept(issueTokens(time.wallClock(), { claims }))
    await time.settle()
    second.tab.thaw()
    second.tab.wake()
    await time.advance(2_000)
    expect(second.platform.session.$ended.get()).toBeUndefined()
    expect(await second.platform.session.token()).toBe(await first.platform.session.token())
  })

  test('restores a tab whose token is still valid at once', async () => {
    const { server, time, first, second } = await twoTabs()
    server.on(refreshTokens, errorResponse(401, 'sessionExpired'))
    server.on(getMe, errorResponse(401, 'sessionExpired'))
    second.tab.freeze()
    await Promise.all([first.platform.api.call(getMe).catch(() => {}), time.advance(5_000)])
    expect(first.platform.session.$ended.get()).toBe('expired')
    second.tab.thaw()
    expect(second.platform.session.$isAuthenticated.get()).toBe(true)
    const claims = agentClaims({ sessionId: 'session-2' })
    first.platform.session.accept(issueTokens(time.wallClock(), { claims }))
    await time.settle()
    expect(await second.platform.session.token()).toBe(await first.platform.session.token())
  })

  test('does not restore tabs of another user', async () => {
    const { server, time, first, second } = await twoTabs()
    server.on(refreshTokens, errorResponse(401, 'sessionExpired'))
    await time.advance(16 * minute)
    const claims = agentClaims({ id: 'user-other', sessionId: 'session-2' })
    first.platform.session.accept(issueTokens(time.wallClock(), { claims }))
    await time.settle()
    expect(second.platform.session.$ended.get()).toBe('expired')
  })
})
