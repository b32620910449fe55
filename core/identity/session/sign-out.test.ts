import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { dialog, type Dialog } from '../../platform/dialogs/dialog.ts'
import { createMemoryBrowser, type MemoryBrowser } from '../../testing/memory-browser.ts'
import {
  createScriptedServer,
  delayed,
  json,
  noNetwork,
  errorResponse,
  type ScriptedServer,
} from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { agentClaims, issueTokens } from '../../testing/tokens.ts'
import { refreshTokens, signOut } from './endpoints.ts'

const minute = 60_000
const noContent = () => new Response(null, { status: 204 })
const ofOther = agentClaims({ id: 'user-other', sessionId: 'session-other' })

const signOutServer = (): ScriptedServer => {
  const server = createScriptedServer()
  server.on(signOut, noContent)
  return server
}

/** The refresh tokens of ended sessions that the server received. */
const signedOutCalls = (server: ScriptedServer): unknown[] =>
  server.callsOf(signOut).map(({ body }) => body)

/** A tab signed in as another user. */
const otherTab = (browser: MemoryBrowser, server: ScriptedServer) =>
  testPlatform({
    browser,
    server,
    signedIn: issueTokens(browser.time.wallClock(), { claims: ofOther, refreshToken: 'other-1' }),
  })

const confirm: Dialog<undefined, boolean> = dialog({
  id: 'confirm',
  input: z.undefined(),
  width: 'narrow',
  sticky: false,
  load: async () => () => null,
})

describe('signing out', () => {
  test('notifies the server and clears both storages except the consent to cookies', async () => {
    const { platform, server, tab } = await testPlatform({
      server: signOutServer(),
      signedIn: true,
    })
    tab.device.set('parapet.cookie-consent.enabled', 'true')
    tab.device.set('parapet.cookie-consent.at', '2026-11-20')
    tab.device.set('anything', 'else')
    tab.tab.set('draft', 'typed')
    await platform.session.signOut()
    expect(signedOutCalls(server)).toEqual([{ refreshToken: 'refresh-1' }])
    expect(tab.tab.keys()).toEqual([])
    expect(tab.device.keys()).toEqual([
      'parapet.cookie-consent.enabled',
      'parapet.cookie-consent.at',
    ])
    expect(platform.session.$user.get()).toBeUndefined()
    expect(platform.session.$ended.get()).toBe('signed-out')
  })

  test('removes the user’s data on screen: responses, dialogs, notifications', async () => {
    const { platform, time } = await testPlatform({
      server: signOutServer(),
      signedIn: true,
    })
    platform.queries.client.setQueryData(['typed'], 'kept')
    platform.notifications.show('info', 'Quote Q-1 was saved')
    const opened = platform.dialogs.open(confirm, undefined)
    const next = platform.dialogs.openNext(confirm, undefined)
    platform.dialogs.guard(() => false)
    await time.settle()
    await platform.session.signOut()
    expect(await Promise.all([opened, next])).toEqual([undefined, undefined])
    expect(platform.queries.client.getQueryData(['typed'])).toBeUndefined()
    expect(platform.notifications.$notifications.get()).toEqual([])
    platform.session.accept(issueTokens(time.wallClock(), { claims: ofOther }))
    await time.settle()
    expect(platform.dialogs.$dialog.get()).toBeUndefined()
  })

  test('does not remove them for a user who signs in again in place', async () => {
    const { platform, server, time } = await testPlatform({
      server: signOutServer(),
      signedIn: true,
    })
    const opened = platform.dialogs.open(confirm, undefined)
    server.on(refreshTokens, errorResponse(401, 'sessionExpired'))
    await time.advance(16 * minute)
    platform.session.accept(issueTokens(time.wallClock()))
    expect(platform.dialogs.$dialog.get()?.dialog.id).toBe('confirm')
    platform.dialogs.finish(true)
    expect(await opened).toBe(true)
  })

  test('removes the tokens at once when offline, and notifies the server when the network is back', async () => {
    const { platform, server, tab, time } = await testPlatform({
      server: signOutServer(),
      signedIn: true,
    })
    server.on(signOut, noNetwork)
    await platform.session.signOut()
    expect(platform.session.$status.get()).toBe('IDLE')
    expect([tab.tab.keys(), tab.device.keys()]).toEqual([[], []])
    const before = server.callsOf(signOut).length
    server.on(signOut, noContent)
    tab.wake()
    await time.settle()
    expect(signedOutCalls(server).slice(before)).toEqual([{ refreshToken: 'refresh-1' }])
    await time.advance(10 * minute)
    expect(server.callsOf(signOut)).toHaveLength(before + 1)
  })

  test('is sent again at growing intervals after a failure', async () => {
    const { platform, server, time } = await testPlatform({
      server: signOutServer(),
      signedIn: true,
    })
    server.on(signOut, errorResponse(503, 'unavailable'))
    await platform.session.signOut()
    await time.advance(10 * minute)
    const received = server.callsOf(signOut).length
    expect(received).toBeGreaterThan(3)
    expect(received).toBeLessThan(16)
    expect(platform.notifications.$notifications.get()).toEqual([])
  })

  test('prevents a restore that is running', async () => {
    const browser = createMemoryBrowser()
    const server = signOutServer()
    await testPlatform({ browser, server, signedIn: true })
    const opening = await testPlatform({ browser, server })
    const started = opening.platform.session.start()
    await opening.platform.session.signOut()
    await Promise.all([started, browser.time.advance(2_000)])
    expect(opening.platform.session.$status.get()).toBe('IDLE')
    expect(opening.platform.session.$user.get()).toBeUndefined()
    expect(opening.tab.tab.keys()).toEqual([])
  })
})

describe('in a browser with several tabs', () => {
  test('ends an expired session in tabs that wait under their overlays, too', async () => {
    const browser = createMemoryBrowser()
    const server = signOutServer()
    const first = await testPlatform({ browser, server, signedIn: true })
    const second = await testPlatform({ browser, server })
    await Promise.all([second.platform.session.start(), browser.time.advance(1_000)])
    server.on(refreshTokens, errorResponse(401, 'sessionExpired'))
    await browser.time.advance(16 * minute)
    expect(second.platform.session.$ended.get()).toBe('expired')
    await first.platform.session.signOut()
    await browser.time.settle()
    expect(second.platform.session.$ended.get()).toBe('signed-out')
    expect(second.platform.session.$user.get()).toBeUndefined()
  })

  test('is not undone by another session of the browser', async () => {
    const browser = createMemoryBrowser()
    const server = signOutServer()
    const first = await testPlatform({ browser, server, signedIn: true })
    const other = await otherTab(browser, server)
    await first.platform.session.signOut()
    await Promise.all([first.platform.session.start(), browser.time.advance(2_000)])
    expect(first.platform.session.$status.get()).toBe('IDLE')
    expect(other.platform.session.$isAuthenticated.get()).toBe(true)
    // After signing in to the other session, the tab shares that session again.
    first.platform.session.accept(issueTokens(browser.time.wallClock(), { claims: ofOther }))
    expect(first.platform.session.$user.get()?.id).toBe('user-other')
  })

  test('ends a delegated session with the session that it was created from', async () => {
    const browser = createMemoryBrowser()
    const server = signOutServer()
    const admin = agentClaims({ id: 'admin', accountType: 'PARAPET', sessionId: 'session-admin' })
    const first = await testPlatform({ browser, server })
    first.platform.session.accept(issueTokens(browser.time.wallClock(), { claims: admin }))
    const delegated = await testPlatform({ browser, server })
    const delegating = {
      id: 'admin',
      sessionId: 'session-delegated',
      parentSessionId: 'session-admin',
    }
    delegated.platform.session.enter(
      issueTokens(browser.time.wallClock(), { claims: agentClaims(delegating) }),
    )
    await first.platform.session.signOut()
    await browser.time.settle()
    expect(delegated.platform.session.$ended.get()).toBe('signed-out')
    expect(delegated.tab.tab.keys()).toEqual([])
  })
})

describe('a page opened at the sign-out’s address', () => {
  test('ends the session that it would have received', async () => {
    const browser = createMemoryBrowser()
    const server = signOutServer()
    const first = await testPlatform({ browser, server, signedIn: true })
    const { platform } = await testPlatform({ browser, server })
    await Promise.all([platform.session.signOut({ orOfPeers: true }), browser.time.advance(1_000)])
    expect(first.platform.session.$ended.get()).toBe('signed-out')
    expect(signedOutCalls(server)).toEqual([{ refreshToken: 'refresh-1' }])
  })

  test('ends the session on the device and removes it', async () => {
    const buildTimeFlags = { GLOBAL_LOGIN: true }
    const browser = createMemoryBrowser()
    const server = signOutServer()
    const closed = await testPlatform({ browser, server, buildTimeFlags, signedIn: true })
    closed.platform.dispose()
    const { platform } = await testPlatform({ browser, server, buildTimeFlags })
    await Promise.all([platform.session.signOut({ orOfPeers: true }), browser.time.advance(1_000)])
    expect(signedOutCalls(server)).toEqual([{ refreshToken: 'refresh-1' }])
    expect(browser.device.get('parapet.remembered')).toBeUndefined()
  })

  test('leaves the sessions of other tabs unchanged when it is read again after a sign-out', async () => {
    const browser = createMemoryBrowser()
    const server = signOutServer()
    const first = await testPlatform({ browser, server, signedIn: true })
    const other = await otherTab(browser, server)
    await first.platform.session.signOut()
    await Promise.all([
      first.platform.session.signOut({ orOfPeers: true }),
      browser.time.advance(1_000),
    ])
    expect(other.platform.session.$isAuthenticated.get()).toBe(true)
  })

  test('ends no session by default in a tab without one', async () => {
    const buildTimeFlags = { GLOBAL_LOGIN: true }
    const browser = createMemoryBrowser()
    const server = signOutServer()
    const first = await testPlatform({ browser, server, buildTimeFlags, signedIn: true })
    const { platform } = await testPlatform({ browser, server, buildTimeFlags })
    await Promise.all([platform.session.signOut(), browser.time.advance(1_000)])
    expect(first.platform.session.$isAuthenticated.get()).toBe(true)
    expect(browser.device.get('parapet.remembered')).toContain('refresh-1')
  })
})

test('detects whether the tab still stores the session of a page restored by the browser', async () => {
  const browser = createMemoryBrowser()
  const server = signOutServer()
  const before = await testPlatform({ browser, server, signedIn: true })
  expect(before.platform.session.isStillStored()).toBe(true)
  // The next document of the same tab signs out, and another user signs in.
  before.tab.freeze()
  const after = await testPlatform({ browser, server, tab: before.tab })
  await after.platform.session.signOut()
  expect(before.platform.session.isStillStored()).toBe(false)
  after.platform.session.accept(issueTokens(browser.time.wallClock(), { claims: ofOther }))
  expect(before.platform.session.isStillStored()).toBe(false)
  expect(after.platform.session.isStillStored()).toBe(true)
})

test('does not restore the session of a page whose tab signed out offline', async () => {
  const browser = createMemoryBrowser()
  const server = signOutServer()
  const { time } = browser
  server.on(refreshTokens, (call) =>
    json(issueTokens(time.wallClock(), { refreshToken: 'refresh-2', ttl: 7_200 }))(call),
  )
  const before = await testPlatform({ browser, server, signedIn: true })
  before.tab.freeze()
  server.on(signOut, noNetwork)
  const after = await testPlatform({ browser, server, tab: before.tab })
  await after.platform.session.signOut()
  await time.advance(20 * minute)
  before.tab.thaw()
  before.tab.wake()
  await before.platform.session.token()
  await time.advance(minute)
  expect(before.platform.session.$user.get()).toBeUndefined()
  expect(before.platform.session.$ended.get()).toBe('signed-out')
  expect(server.callsOf(refreshTokens)).toHaveLength(0)
  expect(before.tab.tab.keys()).toEqual([])
})

test('does not restore the session after a refresh during which the tab’s storage was cleared', async () => {
  const { platform, server, time, tab } = await testPlatform({
    server: signOutServer(),
    signedIn: true,
  })
  const slow = delayed(
    json(issueTokens(time.wallClock(), { refreshToken: 'refresh-2', ttl: 7_200 })),
  )
  server.on(refreshTokens, slow.reply)
  await time.advance(14 * minute + 1_000)
  for (const key of tab.tab.keys()) tab.tab.remove(key)
  slow.release()
  await time.settle()
  expect(tab.tab.get('parapet.refresh')).toBeUndefined()
  expect(platform.session.$isAuthenticated.get()).toBe(true)
  tab.wake()
  expect(platform.session.$ended.get()).toBe('signed-out')
})

test('stores nothing from a refresh that was running at the sign-out', async () => {
  const { platform, server, time, tab } = await testPlatform({
    server: signOutServer(),
    signedIn: true,
  })
  const slow = delayed(
    json(issueTokens(time.wallClock(), { refreshToken: 'refresh-2', ttl: 7_200 })),
  )
  server.on(refreshTokens, slow.reply)
  await time.advance(14 * minute + 1_000)
  await platform.session.signOut()
  slow.release()
  await time.settle()
  expect(platform.session.$user.get()).toBeUndefined()
  expect(tab.tab.keys()).toEqual([])
})
