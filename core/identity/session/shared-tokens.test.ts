import { describe, expect, test } from 'vitest'
import { createMemoryBrowser } from '../../testing/memory-browser.ts'
import { createScriptedServer, errorResponse } from '../../testing/scripted-server.ts'
import { testEmbed } from '../../testing/test-platform.ts'
import { embedSessionWith } from './embed-session.ts'
import { getMe, openAccess } from './endpoints.ts'
import { createSharedTokens } from './shared-tokens.ts'

const minute = 60_000

/** Embeds of one page, on one platform. */
const page = async (count: number, clientKey = 'pk_test') => {
  const browser = createMemoryBrowser()
  const tab = browser.openTab()
  const server = createScriptedServer()
  const tokens = createSharedTokens()
  const open = async (key = clientKey) => {
    const session = embedSessionWith({ tokens, place: () => 'http://api.test US' })
    return (await testEmbed({ browser, tab, server, session, clientKey: key })).platform
  }
  const platforms = await Promise.all(Array.from({ length: count }, () => open()))
  return { platforms, open, server, time: browser.time }
}

describe('the embeds of a page', () => {
  test('open one session per key, including later embeds', async () => {
    const { platforms, open, server, time } = await page(5)
    const tokens = await Promise.all(platforms.map(({ session }) => session.token()))
    expect(new Set(tokens).size).toBe(1)
    await time.advance(5 * minute)
    const late = await open()
    expect(await late.session.token()).toBe(tokens[0])
    expect(server.callsOf(openAccess)).toHaveLength(1)
  })

  test('renew the shared session once', async () => {
    const { platforms, server, time } = await page(5)
    const before = await platforms[0]?.session.token()
    await Promise.all(platforms.map(({ session }) => session.token()))
    await time.advance(14 * minute + 1_000)
    const after = await Promise.all(platforms.map(({ session }) => session.token()))
    expect(new Set(after).size).toBe(1)
    expect(after[0]).not.toBe(before)
    expect(server.callsOf(openAccess)).toHaveLength(2)
  })

  test('know the server’s time when they are added later', async () => {
    const { platforms, open, time } = await page(1)
    await platforms[0]?.session.token()
    await time.advance(5 * minute)
    const late = await open()
    await late.session.token()
    expect(late.clock.now()).toBe(platforms[0]?.clock.now())
  })

  test('do not share with another key', async () => {
    const { platforms, open, server } = await page(1)
    const other = await open('pk_other')
    await Promise.all([...platforms, other].map(({ session }) => session.token()))
    expect(server.callsOf(openAccess)).toHaveLength(2)
  })

  test('each report why there is no session, and can try again', async () => {
    const { platforms, server } = await page(2)
    server.on(openAccess, errorResponse(403, 'originRefused'))
    const reported: string[] = []
    for (const { errors } of platforms)
      errors.on('api:error', ({ instanceId }) => reported.push(instanceId))
    const calls = await Promise.allSettled(platforms.map(({ api }) => api.call(getMe)))
    expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(new Set(reported)).toEqual(new Set(platforms.map(({ instanceId }) => instanceId)))
    expect(server.callsOf(openAccess)).toHaveLength(1)
  })
})
