import { expect, test } from 'vitest'
import { getLoginStatus, getMe, refreshTokens } from '#core/identity/session/endpoints.ts'
import type { Profile } from '#core/identity/session/model.ts'
import { exampleProfile } from '#core/testing/example-profile.ts'
import { errorAnswer, noNetwork } from '#core/testing/scripted-server.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import { profileStaleTime } from '../frame/shell/profile-stale-time.ts'
import { loadProfile } from './load-profile.ts'

const named = (firstName: string): Profile => ({ ...exampleProfile, firstName })

/** A portal whose profile was read so many milliseconds ago; its user was renamed since. */
const readBefore = async (age: number) => {
  const around = await testPlatform({
    signedIn: true,
    answers: (server) => server.answer(getMe, named('Adele')),
  })
  const { queries } = around.platform
  const { queryKey } = queries.options(getMe)
  queries.client.setQueryData(queryKey, named('Ada'), { updatedAt: Date.now() - age })
  return { ...around, shown: () => queries.client.getQueryData<Profile>(queryKey)?.firstName }
}

test('a profile younger than ten minutes is not read again', async () => {
  const { platform, server, time } = await readBefore(profileStaleTime - 60_000)
  expect((await loadProfile(platform)).firstName).toBe('Ada')
  await time.settle()
  expect(server.callsOf(getMe)).toHaveLength(0)
})

test('an older one opens the screen at once, and the new one follows', async () => {
  const { platform, time, shown } = await readBefore(profileStaleTime)
  expect((await loadProfile(platform)).firstName).toBe('Ada')
  await time.settle()
  expect(shown()).toBe('Adele')
})

test('without one the screen waits for it', async () => {
  const { platform } = await testPlatform({
    signedIn: true,
    answers: (server) => server.answer(getMe, named('Ada')),
  })
  expect((await loadProfile(platform)).firstName).toBe('Ada')
})

test.each([
  [errorAnswer(401, 'sessionExpired'), 'rejected'],
  [errorAnswer(503, 'unavailable'), 'fulfilled'],
  [noNetwork, 'fulfilled'],
])(
  'one from before a reload opens the screen unless the session is over',
  async (reply, status) => {
    const { platform, server, time } = await readBefore(60_000)
    server.on(refreshTokens, errorAnswer(401, 'sessionExpired'))
    server.on(getLoginStatus, reply)
    const [loaded] = await Promise.all([
      Promise.allSettled([loadProfile(platform, true)]),
      time.advance(10_000),
    ])
    expect(loaded[0]?.status).toBe(status)
  },
)
