import { expect, test } from 'vitest'
import { getConsoleVersion } from './endpoints.ts'
import { delayed, json, noNetwork, type Reply } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { waitForServer } from './wait-for-server.ts'

const up = json({ v: '1' })

const start = async (reply: Reply) => {
  const context = await testPlatform({ answers: (server) => server.on(getConsoleVersion, reply) })
  let ways = 0
  const wait = waitForServer(context.platform, async () => void (ways += 1))
  const asked = () => context.server.callsOf(getConsoleVersion).length
  return { ...context, wait, asked, ways: () => ways }
}

test('checks every 5 s, and continues when the server is back', async () => {
  const { server, time, asked, ways } = await start(noNetwork)
  await time.advance(10_000)
  expect([asked(), ways()]).toEqual([2, 0])
  server.on(getConsoleVersion, up)
  await time.advance(5_000)
  expect([asked(), ways()]).toEqual([3, 1])
})

test('checks at once on request', async () => {
  const { wait, ways } = await start(up)
  await wait.look()
  expect(ways()).toBe(1)
})

test('checks at once when the network is back, but not after the page was closed', async () => {
  const { tab, wait, time, asked, ways } = await start(up)
  tab.wake()
  await time.settle()
  expect([asked(), ways()]).toEqual([1, 1])
  wait.stop()
  tab.wake()
  await time.settle()
  expect(asked()).toBe(1)
})

test('stops checks and redirects when the page is closed', async () => {
  const waiting = delayed(up)
  const { wait, time, asked, ways } = await start(waiting.reply)
  const looking = wait.look()
  wait.stop()
  waiting.release()
  await looking
  await time.advance(60_000)
  expect([asked(), ways()]).toEqual([1, 0])
})

test('stops checks when it is closed while it continues', async () => {
  const { platform, server, time } = await testPlatform({
    answers: (scripted) => scripted.on(getConsoleVersion, up),
  })
  const wait = waitForServer(platform, async () => wait.stop())
  await time.advance(60_000)
  expect(server.callsOf(getConsoleVersion)).toHaveLength(1)
})
