import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createMemoryBrowser } from '../../testing/memory-browser.ts'
import {
  createScriptedServer,
  delayed,
  json,
  noNetwork,
  errorResponse,
} from '../../testing/scripted-server.ts'
import { testEmbed } from '../../testing/test-platform.ts'
import { issueTokens, keyClaims, recordClaims } from '../../testing/tokens.ts'
import { getMe, openAccess } from './endpoints.ts'

const minute = 60_000
const keyBody = z.object({ clientKey: z.string() })

describe('an embed', () => {
  test('opens its session with its key when the first call needs it', async () => {
    const { platform, server } = await testEmbed()
    expect(server.calls).toHaveLength(0)
    const token = await platform.session.token()
    expect(token).toBeDefined()
    expect(await platform.session.token()).toBe(token)
    expect(server.callsOf(openAccess)).toHaveLength(1)
    expect(server.callsOf(openAccess)[0]?.body).toMatchObject({ clientKey: 'pk_test' })
    expect(platform.session.$claims.get()).toMatchObject({ kind: 'key', keyId: 'key-harbor' })
  })

  test('opens it once for simultaneous calls', async () => {
    const { platform, server } = await testEmbed()
    await Promise.all([
      platform.session.token(),
      platform.session.token(),
      platform.session.start(),
    ])
    expect(server.callsOf(openAccess)).toHaveLength(1)
  })

  test('stores no token in the storage of the page', async () => {
    const { platform, tab } = await testEmbed()
    const token = await platform.session.token()
    const stored = [tab.tab, tab.device].flatMap((storage) =>
      storage.keys().map((key) => storage.get(key)),
    )
    expect(stored.join()).not.toContain(token)
  })

  test('is the same embed user after a reload, and a different one for another key', async () => {
    const browser = createMemoryBrowser()
    const server = createScriptedServer()
    const tab = browser.openTab()
    const embedUserOf = async (clientKey: string) => {
      const { platform } = await testEmbed({ browser, server, tab, clientKey })
      await platform.session.token()
      platform.dispose()
      return z.parse(z.object({ visitorId: z.string() }), server.callsOf(openAccess).at(-1)?.body)
    }
    const first = await embedUserOf('pk_a')
    expect(await embedUserOf('pk_a')).toEqual(first)
    expect(await embedUserOf('pk_b')).not.toEqual(first)
  })

  test('opens again before its token expires', async () => {
    const { platform, server, time } = await testEmbed()
    const token = await platform.session.token()
    await time.advance(14 * minute + 1_000)
    expect(server.callsOf(openAccess)).toHaveLength(2)
    expect(await platform.session.token()).not.toBe(token)
  })

  test('renews nothing once its element is removed, even while it is opening', async () => {
    const { platform, server, time } = await testEmbed()
    const opening = platform.session.token()
    platform.dispose()
    await opening
    await time.advance(30 * minute)
    expect(server.callsOf(openAccess)).toHaveLength(1)
  })

  test('reports why it has no session, and tries again at the next call', async () => {
    const { platform, server, time } = await testEmbed()
    server.on(
      openAccess,
      errorResponse(403, 'originRefused', { detail: 'This page may not use the key.' }),
    )
    await expect(platform.api.call(getMe)).rejects.toMatchObject({
      code: 'originRefused',
      message: 'This page may not use the key.',
    })
    server.on(openAccess, () =>
      Response.json(issueTokens(time.wallClock(), { claims: keyClaims() })),
    )
    expect(await platform.session.token()).toBeDefined()
  })

  test('uses a token that is still valid if opening again fails', async () => {
    const { platform, server, time } = await testEmbed()
    const token = await platform.session.token()
    server.on(openAccess, noNetwork)
    await time.advance(14 * minute + 20_000)
    expect(await platform.session.token()).toBe(token)
  })

  test('opens again with another key, at once and also while it is opening', async () => {
    const { platform, server, time } = await testEmbed()
    await platform.session.token()
    platform.identify({ clientKey: 'pk_other' })
    const opening = platform.session.token()
    await time.settle()
    const slow = delayed(json(issueTokens(time.wallClock(), { claims: keyClaims() })))
    platform.identify({ clientKey: 'pk_third' })
    server.on(openAccess, slow.reply)
    const openingNext = platform.session.token()
    await time.settle()
    platform.identify({ clientKey: 'pk_fourth' })
    slow.release()
    await Promise.all([opening, openingNext])
    const keys = server.callsOf(openAccess).map(({ body }) => z.parse(keyBody, body).clientKey)
    expect(keys).toEqual(['pk_test', 'pk_other', 'pk_third', 'pk_fourth'])
  })

  test('does not change when the page sets the same values again', async () => {
    const { platform, server } = await testEmbed()
    const first = await platform.session.token()
    platform.identify({ clientKey: 'pk_test' })
    expect(await platform.session.token()).toBe(first)
    expect(server.callsOf(openAccess)).toHaveLength(1)
  })

  test('stops waiting for a page function that never settles', async () => {
    const fetchSession = () => new Promise<string>(() => {})
    const { platform, time } = await testEmbed({ clientKey: undefined, fetchSession })
    await Promise.all([
      expect(platform.api.call(getMe)).rejects.toMatchObject({
        code: 'sessionTimedOut',
        retryable: true,
      }),
      time.advance(30_000),
    ])
  })

  test('reports the missing credentials without key and session', async () => {
    const { platform, server } = await testEmbed({ clientKey: undefined })
    await expect(platform.api.call(getMe)).rejects.toMatchObject({
      code: 'keyMissing',
      message: "This form isn't set up yet: it has no client key or session.",
    })
    expect(server.calls).toEqual([])
  })

  test('ignores other embeds of the same page', async () => {
    const browser = createMemoryBrowser()
    const tab = browser.openTab()
    const one = await testEmbed({ browser, tab, clientKey: 'pk_a' })
    const two = await testEmbed({ browser, tab, clientKey: 'pk_b' })
    await one.platform.session.token()
    expect(two.platform.session.$claims.get()).toBeUndefined()
    one.platform.notifications.show('info', 'Saved')
    expect(two.platform.notifications.$notifications.get()).toEqual([])
    expect(one.platform.instanceId).not.toBe(two.platform.instanceId)
  })

  test('uses the session of a record opened by a code, and its key’s session again afterwards', async () => {
    const { platform, time } = await testEmbed()
    await platform.session.token()
    const { refreshToken: _, ...issue } = issueTokens(time.wallClock(), { claims: recordClaims() })
    platform.session.enter(issue)
    expect(platform.session.$claims.get()?.kind).toBe('record')
    await platform.session.leave()
    expect(platform.session.$claims.get()?.kind).toBe('key')
  })
})

describe('the session of a record in another region', () => {
  const record = recordClaims({ region: 'US' })

  test('is rejected from the page’s function until the region matches, which is announced', async () => {
    const browser = createMemoryBrowser()
    const { platform } = await testEmbed({
      browser,
      clientKey: undefined,
      fetchSession: () =>
        Promise.resolve(issueTokens(browser.time.wallClock(), { claims: record }).accessToken),
    })
    platform.region.fix('UK')
    await expect(platform.api.call(getMe)).rejects.toMatchObject({
      code: 'regionRefused',
      message: 'This is set up for region UK, but belongs to region US.',
    })
    let announced = 0
    platform.$accessChanges.listen(() => void (announced += 1))
    platform.region.fix('US')
    expect(announced).toBe(1)
    expect(await platform.session.token()).toBeDefined()
    platform.region.fix(undefined)
    expect(await platform.session.token()).toBeDefined()
  })

  test('is rejected from a link', async () => {
    const { platform, time } = await testEmbed()
    platform.region.fix('AU')
    platform.startRecordSession(issueTokens(time.wallClock(), { claims: record }))
    await expect(platform.session.token()).rejects.toMatchObject({ code: 'regionRefused' })
  })
})

describe('an embed whose own server issues the token', () => {
  const fromServer = async () => {
    const browser = createMemoryBrowser()
    let count = 0
    const context = await testEmbed({
      browser,
      clientKey: undefined,
      fetchSession: () => {
        count += 1
        const claims = recordClaims({ sessionId: `session-${String(count)}` })
        return Promise.resolve(
          issueTokens(browser.time.wallClock(), { claims, ttl: 300 }).accessToken,
        )
      },
    })
    return { ...context, count: () => count }
  }

  test('calls the page’s function, and again when the token is about to expire', async () => {
    const { platform, server, time, count } = await fromServer()
    await platform.session.token()
    expect(count()).toBe(1)
    await time.advance(4 * minute + 1_000)
    expect(count()).toBe(2)
    expect(server.callsOf(openAccess)).toHaveLength(0)
  })

  test('calls it once on wake after a sleep, not each time the tab becomes visible', async () => {
    const { platform, tab, time, count } = await fromServer()
    await platform.session.token()
    time.sleep(60 * minute)
    tab.wake()
    await time.settle()
    expect(count()).toBe(2)
    tab.wake()
    await time.settle()
    expect(count()).toBe(2)
  })

  test('reports an error of the page’s function in the one error shape', async () => {
    const { platform } = await fromServer()
    platform.identify({ fetchSession: () => Promise.reject(new Error('back end down')) })
    await expect(platform.api.call(getMe)).rejects.toMatchObject({
      phase: 'load',
      code: 'loadFailed',
    })
  })

  test('reports an invalid result of the page’s function', async () => {
    const { platform } = await fromServer()
    platform.identify({ fetchSession: () => Promise.resolve('nonsense') })
    await expect(platform.api.call(getMe)).rejects.toMatchObject({ code: 'tokenUnreadable' })
  })

  test('accepts a function and a key that are set later', async () => {
    const { platform, server, count } = await fromServer()
    platform.identify({ clientKey: 'pk_late', fetchSession: undefined })
    await platform.session.token()
    expect(count()).toBe(0)
    expect(server.callsOf(openAccess)[0]?.body).toMatchObject({ clientKey: 'pk_late' })
  })

  test('uses a token on a machine with a wrong clock', async () => {
    const { platform, time } = await fromServer()
    const token = issueTokens(time.wallClock() - 7_200_000, { claims: recordClaims() }).accessToken
    platform.identify({ fetchSession: () => Promise.resolve(token) })
    expect(await platform.session.token()).toBe(token)
    expect(platform.session.$isAuthenticated.get()).toBe(true)
  })
})
