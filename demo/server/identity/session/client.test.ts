import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPlatform, type PlatformOptions } from '#core/platform.ts'
import { createPortalPlatform } from '#core/portal-platform.ts'
import { getMe } from '#core/identity/session/endpoints.ts'
import { getConsoleVersion } from '#core/platform/version/endpoints.ts'
import { signIn } from '#core/identity/sign-in/endpoints.ts'
import { embedSession } from '#core/identity/session/embed-session.ts'
import { portalSession } from '#core/identity/session/portal-session.ts'
import { createMemoryBrowser, type MemoryBrowser } from '#core/testing/memory-browser.ts'
import { clientKeys } from '../../kernel/seed/ids.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

// Runs the client of the portal and the elements against the server.

let server: TestPlatform
beforeAll(async () => {
  server = await testPlatform({ limitFactor: 1_000 })
})
afterAll(() => server.close())

const minute = 60_000
/** Shorter than the client's timeout. */
const step = 10_000

const calls = new Set<Promise<unknown>>()

const client = (browser: MemoryBrowser, options: Partial<PlatformOptions>) =>
  createPlatform({
    apiBase: 'http://localhost:4100',
    mode: 'portal',
    session: portalSession,
    host: browser.openTab(),
    wordingLoader: () => Promise.resolve({}),
    fetch: (target, init) => {
      const call = server.fetch(target instanceof Request ? target.url : String(target), init)
      calls.add(call)
      return call.finally(() => calls.delete(call))
    },
    ...options,
  })

const portal = (browser: MemoryBrowser) => createPortalPlatform(client(browser, {}))

/** Advances time on both sides; responses arrive before the clock moves on. */
const pass = async (browser: MemoryBrowser, ms: number): Promise<void> => {
  for (let passed = 0; passed < ms; passed += step) {
    server.advanceTime(step)
    await browser.time.advance(step)
    while (calls.size > 0) await Promise.allSettled(calls)
  }
}

test('a session survives many refreshes in two tabs, and a sign-out ends it in both', async () => {
  const browser = createMemoryBrowser()
  const first = portal(browser)
  const body = { username: 'agent@demo.test', password: 'Parapet-demo-1' }
  first.session.accept(await first.api.call(signIn, { body }))
  expect(first.session.$user.get()).toMatchObject({ email: 'agent@demo.test', isStaff: false })

  const second = portal(browser)
  await Promise.all([second.start(), browser.time.advance(1_000)])
  expect(second.session.$user.get()?.id).toBe(first.session.$user.get()?.id)

  await pass(browser, 31 * minute)
  for (const each of [first, second]) {
    expect(each.session.$ended.get()).toBeUndefined()
    expect(await each.api.call(getMe)).toMatchObject({ email: 'agent@demo.test' })
  }
  expect(await second.session.token()).toBe(await first.session.token())

  const before = await second.session.token()
  await first.session.signOut()
  await browser.time.settle()
  expect(second.session.$ended.get()).toBe('signed-out')
  const after = await server.fetch('/api/auth/v1/me', {
    headers: { Authorization: `Bearer ${String(before)}` },
  })
  expect(after.status).toBe(401)
  first.dispose()
  second.dispose()
})

test('works with a server whose clock is a year ahead', async () => {
  const browser = createMemoryBrowser()
  browser.time.shiftWallClock(-365 * 24 * 60 * minute)
  const platform = portal(browser)
  const { api, clock, session } = platform
  const body = { username: 'admin@demo.test', password: 'Parapet-demo-1' }
  session.accept(await api.call(signIn, { body }))
  expect(Math.abs(clock.now() - server.services.clock.now().getTime())).toBeLessThan(5_000)
  await pass(browser, 16 * minute)
  expect(session.$isAuthenticated.get()).toBe(true)
  expect(await api.call(getConsoleVersion)).toHaveProperty('v')
  platform.dispose()
})

test('an embed opens a session with its key from registered pages only', async () => {
  const browser = createMemoryBrowser()
  const embed = (origin: string) =>
    client(browser, {
      mode: 'embed',
      session: embedSession,
      clientKey: clientKeys.harbor,
      fetch: (target, init) =>
        server.fetch(target instanceof Request ? target.url : String(target), {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init?.headers)), Origin: origin },
        }),
    })
  const allowed = embed('http://localhost:4101')
  expect(await allowed.session.token()).toBeDefined()
  expect(allowed.session.$claims.get()).toMatchObject({ kind: 'key' })
  const refused = embed('https://elsewhere.example')
  await expect(refused.session.token()).rejects.toMatchObject({ code: 'originRefused' })
  allowed.dispose()
  refused.dispose()
})
