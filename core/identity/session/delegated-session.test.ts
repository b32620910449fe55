import { describe, expect, test } from 'vitest'
import { createMemoryBrowser, type MemoryBrowser } from '../../testing/memory-browser.ts'
import { errorResponse, json } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { agentClaims, issueTokens, recordClaims } from '../../testing/tokens.ts'
import { getMe, refreshTokens, signOut } from './endpoints.ts'

const minute = 60_000

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

  test('ends on the server without ending others', async () => {
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

  test('opens its record and ends when a record token expires', async () => {
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

  describe('a delegated session of a record', () => {
    const grant = { kind: 'quote', id: 'quote-1' } as const

    /** Opens a link in its own tab; the server refuses to renew its session. */
    const openLink = async (
      browser: MemoryBrowser,
      claims: { readonly workflowId?: string; readonly sessionId: string },
    ) => {
      const { platform, server } = await testPlatform({ browser })
      server.on(refreshTokens, errorResponse(401, 'sessionExpired'))
      const now = browser.time.wallClock()
      platform.session.enter(issueTokens(now, { claims: recordClaims({ grant, ...claims }) }))
      return platform
    }

    test('continues after its end when its link is opened again in another tab', async () => {
      const browser = createMemoryBrowser()
      const link = { workflowId: 'link-1' }
      const waiting = await openLink(browser, { ...link, sessionId: 'first' })
      const { $ended, $claims } = waiting.session
      await browser.time.advance(16 * minute)
      expect($ended.get()).toBe('expired')
      const shown = waiting.notifications.$notifications
      expect(shown.get()).toHaveLength(1)
      await openLink(browser, { ...link, sessionId: 'second' })
      await browser.time.settle()
      expect($ended.get()).toBeUndefined()
      expect($claims.get()).toMatchObject({ grant, sessionId: 'second' })
      expect(shown.get()).toEqual([])
    })

    test('does not continue with another link to the same record, or without one', async () => {
      const browser = createMemoryBrowser()
      const waiting = await openLink(browser, { workflowId: 'link-1', sessionId: 'first' })
      const unlinked = await openLink(browser, { sessionId: 'second' })
      await browser.time.advance(16 * minute)
      await openLink(browser, { workflowId: 'link-2', sessionId: 'third' })
      await openLink(browser, { sessionId: 'fourth' })
      await browser.time.settle()
      for (const { session } of [waiting, unlinked]) expect(session.$ended.get()).toBe('expired')
    })

    test('continues even if it has not noticed its end', async () => {
      const browser = createMemoryBrowser()
      const link = { workflowId: 'link-1' }
      const { session } = await openLink(browser, { ...link, sessionId: 'first' })
      await browser.time.advance(minute)
      await openLink(browser, { ...link, sessionId: 'second' })
      await browser.time.settle()
      expect(session.$claims.get()).toMatchObject({ sessionId: 'second' })
    })
  })

  test('tells a call after its end to open the link again, not to log in', async () => {
    const { platform, server, time } = await testPlatform()
    server.on(getMe, errorResponse(401, 'sessionExpired'))
    const { refreshToken: _, ...issue } = issueTokens(time.wallClock(), { claims: recordClaims() })
    platform.session.enter(issue)
    await expect(platform.api.call(getMe)).rejects.toMatchObject({
      code: 'sessionExpired',
      message: 'Your session has expired. Please open the link in your email again.',
    })
  })

  test('leaves the delegated session unchanged when a user signs in after its end', async () => {
    const { platform, tab, time } = await testPlatform()
    const { refreshToken: _, ...issue } = issueTokens(time.wallClock(), { claims: recordClaims() })
    platform.session.enter(issue)
    await time.advance(16 * minute)
    platform.session.accept(issueTokens(time.wallClock()))
    expect(platform.session.$isDelegated.get()).toBe(false)
    expect(tab.tab.get('parapet.refresh')).toBe('refresh-1')
  })

  test('works without a server session when the tab becomes visible', async () => {
    const { platform, tab, time } = await testPlatform()
    const { refreshToken: _, ...issue } = issueTokens(time.wallClock(), { claims: recordClaims() })
    platform.session.enter(issue)
    tab.wake()
    await time.settle()
    expect(platform.session.$claims.get()?.kind).toBe('record')
  })

  test('leaves no end state when it is closed after its end', async () => {
    const { platform, server, time } = await testPlatform()
    server.on(refreshTokens, (call) =>
      json(issueTokens(time.wallClock(), { claims: admin, refreshToken: 'admin-2', ttl: 7_200 }))(
        call,
      ),
    )
    platform.session.accept(issueTokens(time.wallClock(), { claims: admin, ttl: 7_200 }))
    const { refreshToken: _, ...issue } = issueTokens(time.wallClock(), { claims: recordClaims() })
    platform.session.enter(issue)
    await time.advance(16 * minute)
    expect(platform.session.$ended.get()).toBe('expired')
    await platform.session.leave()
    expect(platform.session.$ended.get()).toBeUndefined()
    expect(platform.session.$user.get()?.id).toBe('admin')
  })

  test('does not change what the device stores of the first session when it signs out', async () => {
    const buildTimeFlags = { GLOBAL_LOGIN: true }
    const { platform, server, tab, time } = await testPlatform({ buildTimeFlags })
    server.on(signOut, () => new Response(null, { status: 204 }))
    platform.session.accept(issueTokens(time.wallClock(), { claims: admin }))
    const remembered = tab.device.get('parapet.remembered')
    platform.session.enter(issueTokens(time.wallClock()))
    await platform.session.signOut()
    expect(remembered).toBeDefined()
    expect(tab.device.get('parapet.remembered')).toBe(remembered)
  })

  test('starts empty in a tab that the browser opened as a copy', async () => {
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
