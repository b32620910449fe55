import { expect, test } from 'vitest'
import { getFeatureFlags } from './platform/flags/endpoints.ts'
import { delayed, json, noNetwork } from './testing/scripted-server.ts'
import { testPlatform } from './testing/test-platform.ts'

test('restores the session and reads the flags on start', async () => {
  const { platform, tab, browser, server } = await testPlatform({ signedIn: true })
  platform.dispose()
  server.answer(getFeatureFlags, { GLOBAL_LOGIN: true, SOMETHING_NEW: true })
  const reloaded = await testPlatform({ tab, browser, server })
  await reloaded.platform.start()
  expect(reloaded.platform.session.$user.get()?.id).toBe('user-agent')
  expect(reloaded.platform.flags.isOn('GLOBAL_LOGIN')).toBe(true)
})

test('starts when the flags cannot be read', async () => {
  const { platform, server, time } = await testPlatform()
  server.on(getFeatureFlags, noNetwork)
  await Promise.all([platform.start(), time.advance(500)])
  expect(platform.flags.isOn('GLOBAL_LOGIN')).toBe(false)
  expect(platform.session.$status.get()).toBe('IDLE')
})

test('does not wait long for flags on start, and applies them when they arrive', async () => {
  const slow = delayed(json({ GLOBAL_LOGIN: true }))
  const { platform, server, time } = await testPlatform()
  server.on(getFeatureFlags, slow.reply)
  await Promise.all([platform.start(), time.advance(1_500)])
  expect(platform.flags.isOn('GLOBAL_LOGIN')).toBe(false)
  slow.release()
  await time.settle()
  expect(platform.flags.isOn('GLOBAL_LOGIN')).toBe(true)
  await Promise.all([platform.start(), time.advance(1_500)])
  expect(server.callsOf(getFeatureFlags)).toHaveLength(1)
})

test('leaves no timer running when it is disposed', async () => {
  const { platform, server, time } = await testPlatform({ signedIn: true })
  const before = server.calls.length
  platform.dispose()
  await time.advance(3_600_000)
  expect(server.calls).toHaveLength(before)
})
