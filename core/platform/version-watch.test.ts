import { expect, test } from 'vitest'
import { getConsoleVersion } from '../session/endpoints.ts'
import { json, noNetwork } from '../testing/scripted-server.ts'
import { testPlatform } from '../testing/test-platform.ts'

const minute = 60_000

test('the version is asked every minute while somebody is signed in', async () => {
  const { platform, server, time } = await testPlatform()
  server.answer(getConsoleVersion, { v: '1' })
  await time.advance(2 * minute)
  expect(server.callsOf(getConsoleVersion)).toHaveLength(0)
  const signedIn = await testPlatform({ server, signedIn: true })
  await signedIn.time.advance(2 * minute)
  expect(server.callsOf(getConsoleVersion)).toHaveLength(2)
  expect(platform.version.$server.get()).toBe('current')
})

test('another version than the first is a change, and SERVER_DOWN is down until it is up', async () => {
  const { platform, server, time } = await testPlatform({ signedIn: true })
  server.answer(getConsoleVersion, { v: '1' })
  await time.advance(minute)
  server.answer(getConsoleVersion, { v: 'SERVER_DOWN' })
  await time.advance(minute)
  expect(platform.version.$server.get()).toBe('down')
  server.answer(getConsoleVersion, { v: '1' })
  await time.advance(minute)
  expect(platform.version.$server.get()).toBe('current')
  server.answer(getConsoleVersion, { v: '2' })
  await time.advance(minute)
  expect(platform.version.$server.get()).toBe('changed')
})

test('a check that fails changes nothing', async () => {
  const { platform, server, time } = await testPlatform({ signedIn: true })
  server.on(getConsoleVersion, noNetwork)
  await time.advance(minute)
  expect(platform.version.$server.get()).toBe('current')
})

test('behind the edge network nobody asks, and a disposed platform neither', async () => {
  const { server, time } = await testPlatform({
    signedIn: true,
    builtFlags: { EDGE_NETWORK: true },
  })
  server.on(getConsoleVersion, json({ v: '1' }))
  await time.advance(3 * minute)
  const gone = await testPlatform({ server, signedIn: true })
  gone.platform.dispose()
  await gone.time.advance(3 * minute)
  expect(server.callsOf(getConsoleVersion)).toHaveLength(0)
})
