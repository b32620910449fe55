import { expect, test } from 'vitest'
import { getLoginStatus, getMe, refreshTokens } from '#core/identity/session/endpoints.ts'
import type { Profile } from '#core/identity/session/model.ts'
import { exampleProfile } from '#core/testing/example-profile.ts'
import { errorResponse, noNetwork } from '#core/testing/scripted-server.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import { profileStaleTime } from '../frame/shell/profile-stale-time.ts'
import { loadProfile } from './load-profile.ts'

const named = (firstName: string): Profile => ({ ...exampleProfile, firstName })

/** A portal whose profile was loaded some milliseconds ago; the user was renamed since. */
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

test('does not reload a profile younger than ten minutes', async () => {
  const { platform, server, time } = await readBefore(profileStaleTime - 60_000)
  expect((await loadProfile(platform)).firstName).toBe('Ada')
  await time.settle()
  expect(server.callsOf(getMe)).toHaveLength(0)
})

test('opens the screen at once with a stale profile and reloads it in the background', async () => {
  const { platform, time, shown } = await readBefore(profileStaleTime)
  expect((await loadProfile(platform)).firstName).toBe('Ada')
  await time.settle()
  expect(shown()).toBe('Adele')
})

test('waits for the profile when there is none', async () => {
  const { platform } = await testPlatform({
    signedIn: true,
    answers: (server) => server.answer(getMe, named('Ada')),
  })
  expect((await loadProfile(platform)).firstName).toBe('Ada')
})

test.each([
  [errorResponse(401, 'sessionExpired'), 'rejected'],
  [errorResponse(503, 'unavailable'), 'fulfilled'],
  [noNetwork, 'fulfilled'],
])(
  'a stored profile opens the screen after a reload unless the session has ended',
  async (reply, status) => {
    const { platform, server, time } = await readBefore(60_000)
    server.on(refreshTokens, errorResponse(401, 'sessionExpired'))
    server.on(getLoginStatus, reply)
    const [loaded] = await Promise.all([
      Promise.allSettled([loadProfile(platform, true)]),
      time.advance(10_000),
    ])
    expect(loaded[0]?.status).toBe(status)
  },
)
