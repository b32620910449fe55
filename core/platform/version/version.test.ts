import { describe, expect, test } from 'vitest'
import { getMe } from '../../identity/session/endpoints.ts'
import { getConsoleVersion } from './endpoints.ts'
import { delayed, json, noNetwork, errorResponse } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { createVersionWatch } from './version.ts'

const start = async () => {
  const context = await testPlatform({
    signedIn: true,
    answers: (server) => server.answer(getConsoleVersion, { v: '1' }),
  })
  const watch = createVersionWatch(context.platform)
  await watch.check()
  return { ...context, watch }
}

describe('the console version', () => {
  test('is read when a user is signed in and every minute from then on', async () => {
    const { server, time, watch } = await start()
    expect(server.callsOf(getConsoleVersion)).toHaveLength(1)
    await time.advance(60_000)
    expect(server.callsOf(getConsoleVersion)).toHaveLength(2)
    expect(watch.$newVersion.get()).toBeUndefined()
  })

  test('reports another version', async () => {
    const { server, watch } = await start()
    server.answer(getConsoleVersion, { v: '2' })
    await watch.check()
    expect(watch.$newVersion.get()).toBe('2')
    expect(watch.$isDown.get()).toBe(false)
  })

  test('shows the overlay for SERVER_DOWN until the server is back, checked every 5 s', async () => {
    const { server, time, watch } = await start()
    server.on(getConsoleVersion, json({ v: 'SERVER_DOWN' }))
    await watch.check()
    expect(watch.$isDown.get()).toBe(true)
    server.answer(getConsoleVersion, { v: '1' })
    await time.advance(5_000)
    expect(watch.$isDown.get()).toBe(false)
    expect(watch.$newVersion.get()).toBeUndefined()
  })

  test('checks at once after a call without a response', async () => {
    const { platform, server, watch } = await start()
    server.on(getConsoleVersion, noNetwork)
    server.on(getMe, noNetwork)
    await expect(platform.api.call(getMe)).rejects.toMatchObject({ phase: 'network' })
    await watch.check()
    expect(watch.$isDown.get()).toBe(true)
  })

  test('checks at once when the network is back', async () => {
    const { server, tab, time, watch } = await start()
    server.on(getConsoleVersion, noNetwork)
    await watch.check()
    expect(watch.$isDown.get()).toBe(true)
    server.answer(getConsoleVersion, { v: '1' })
    tab.wake()
    await time.settle()
    expect(watch.$isDown.get()).toBe(false)
  })

  test('checks until the server responds, even if the session ended', async () => {
    const { platform, server, time, watch } = await start()
    server.on(getConsoleVersion, noNetwork)
    await watch.check()
    await platform.session.signOut()
    await time.advance(5_000)
    expect(watch.$isDown.get()).toBe(true)
    server.on(getConsoleVersion, errorResponse(401, 'unauthorized'))
    await time.advance(5_000)
    expect(watch.$isDown.get()).toBe(false)
    const asked = server.callsOf(getConsoleVersion).length
    await time.advance(120_000)
    expect(server.callsOf(getConsoleVersion)).toHaveLength(asked)
  })

  test('counts a server that returns an error as up', async () => {
    const { server, watch } = await start()
    server.on(getConsoleVersion, errorResponse(500, 'serverFailed'))
    await watch.check()
    expect(watch.$isDown.get()).toBe(false)
  })

  test('counts a server that does not respond for 20 s as down', async () => {
    const { server, time, watch } = await start()
    server.on(getConsoleVersion, delayed(json({ v: '1' })).reply)
    const checking = watch.check()
    await time.advance(19_999)
    expect(watch.$isDown.get()).toBe(false)
    await time.advance(1)
    await checking
    expect(watch.$isDown.get()).toBe(true)
  })

  test('makes no further check after a watch is stopped during one', async () => {
    const { server, time, watch } = await start()
    const waiting = delayed(json({ v: '1' }))
    server.on(getConsoleVersion, waiting.reply)
    const checking = watch.check()
    watch.dispose()
    waiting.release()
    await checking
    await time.advance(120_000)
    expect(server.callsOf(getConsoleVersion)).toHaveLength(2)
  })

  test('reads nothing without a signed-in user, nor on the edge network', async () => {
    const { platform, server } = await testPlatform()
    const watch = createVersionWatch(platform)
    await watch.check()
    expect(server.calls).toHaveLength(0)
    const signedIn = await start()
    signedIn.platform.flags.receive({ EDGE_NETWORK: true })
    await signedIn.watch.check()
    expect(signedIn.server.callsOf(getConsoleVersion)).toHaveLength(1)
  })
})
