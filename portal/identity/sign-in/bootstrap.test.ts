import { describe, expect, test } from 'vitest'
import { refreshTokens } from '#core/identity/session/endpoints.ts'
import { exchangeSso, getSsoStatus } from '#core/identity/sso/endpoints.ts'
import { json, noNetwork, errorResponse, type Reply } from '#core/testing/scripted-server.ts'
import { testPlatform, type TestPlatformOptions } from '#core/testing/test-platform.ts'
import { agentClaims, issueTokens } from '#core/testing/tokens.ts'
import { bootstrap } from './bootstrap.ts'

const none = json({ state: 'NONE' })

const start = async (status: Reply, options: TestPlatformOptions = {}) => {
  const around = await testPlatform(options)
  const { server, time } = around
  server.on(getSsoStatus, status)
  server.on(exchangeSso, json(issueTokens(time.wallClock(), { claims: agentClaims() })))
  const go = async () => {
    const next = bootstrap(around.platform)
    await time.advance(2_000)
    return next
  }
  return { ...around, go }
}

describe('loading after a sign-in', () => {
  test('leads to the dashboard without a call', async () => {
    const { go, server } = await start(none, { signedIn: true })
    expect(await go()).toEqual({ kind: 'go', href: '/agency/dashboard' })
    expect(server.callsOf(getSsoStatus)).toHaveLength(0)
  })

  test('stops with a message for an account without a dashboard', async () => {
    const claims = agentClaims({ accountType: 'UNKNOWN' })
    const { platform, time, go } = await start(none)
    platform.session.accept(issueTokens(time.wallClock(), { claims }))
    expect(await go()).toEqual({ kind: 'stuck', why: 'account-type' })
  })
})

describe('loading without a sign-in', () => {
  test('restores the session stored in the tab', async () => {
    const first = await start(none, { signedIn: true })
    const { go } = await start(none, { tab: first.tab, browser: first.browser })
    expect(await go()).toEqual({ kind: 'go', href: '/agency/dashboard' })
  })

  test.each([none, noNetwork, errorResponse(503, 'unavailable')])(
    'leads to the sign-in',
    async (status) => {
      const { go } = await start(status)
      expect(await go()).toEqual({ kind: 'sign-in' })
    },
  )
})

test('leads to the sign-in with a message when the session has expired', async () => {
  const first = await start(none, { signedIn: true })
  first.platform.dispose()
  first.time.sleep(3_600_000)
  const { tab, browser } = first
  const { go, server } = await start(none, { tab, browser })
  server.on(refreshTokens, errorResponse(401, 'sessionExpired'))
  const message = expect.stringMatching(/^Your current session has expired\./) as string
  expect(await go()).toEqual({ kind: 'sign-in', message })
})

describe('loading after single sign-on', () => {
  test('signs in and leads to the dashboard', async () => {
    const { go, platform } = await start(json({ state: 'READY' }))
    expect(await go()).toEqual({ kind: 'go', href: '/agency/dashboard' })
    expect(platform.session.$isAuthenticated.get()).toBe(true)
  })

  test.each([
    ['/agency/inbox?q=a', '/agency/inbox?q=a'],
    ['//evil.example', '/agency/dashboard'],
    ['https://evil.example', '/agency/dashboard'],
  ])('continues to %s as %s', async (redirectPath, href) => {
    const { go } = await start(json({ state: 'READY', redirectPath }))
    expect(await go()).toEqual({ kind: 'go', href })
  })

  test('shows a failure at the sign-in', async () => {
    const { go } = await start(json({ state: 'FAILED', detail: 'Cancelled.' }))
    expect(await go()).toEqual({ kind: 'sign-in', message: 'Cancelled.' })
  })

  test('shows missing tokens at the sign-in', async () => {
    const { go, server } = await start(json({ state: 'READY' }))
    server.on(exchangeSso, errorResponse(409, 'userDisabled', { detail: 'Invalid credentials.' }))
    expect(await go()).toEqual({ kind: 'sign-in', message: 'Invalid credentials.' })
  })

  test.each(['READY', 'FAILED'])(
    'in its own window, leaves %s to the waiting tab',
    async (state) => {
      const { go, server } = await start(json({ state, redirectPath: '/signed-in' }))
      expect(await go()).toEqual({ kind: 'go', href: '/signed-in' })
      expect(server.callsOf(exchangeSso)).toHaveLength(0)
    },
  )
})
