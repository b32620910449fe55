import { expect, test } from 'vitest'
import { json, noNetwork, errorResponse, type Reply } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { issueTokens } from '../../testing/tokens.ts'
import { exchangeSso, getSsoStatus } from './endpoints.ts'
import { acceptSso, ssoProgress } from './sso.ts'

const start = async (status: Reply, tokens?: Reply) => {
  const context = await testPlatform({ namespaces: ['sign-in'] })
  context.server.on(getSsoStatus, status)
  context.server.on(exchangeSso, tokens ?? json(issueTokens(context.time.wallClock())))
  return context
}

test.each([
  [json({ state: 'NONE' }), { state: 'NONE' }],
  [
    json({ state: 'READY', redirectPath: '/agency/inbox' }),
    { state: 'READY', redirectPath: '/agency/inbox' },
  ],
  [
    json({ state: 'FAILED', detail: 'The identity provider said no.' }),
    { state: 'FAILED', message: 'The identity provider said no.' },
  ],
  [json({ state: 'FAILED' }), { state: 'FAILED', message: 'Single sign-on failed. Try again.' }],
  [noNetwork, { state: 'UNKNOWN' }],
  [errorResponse(503, 'unavailable'), { state: 'UNKNOWN' }],
])('returns the progress of a single sign-on', async (status, progress) => {
  const { platform } = await start(status)
  expect(await ssoProgress(platform)).toEqual(progress)
})

test('signs in once the single sign-on is finished', async () => {
  const { platform } = await start(json({ state: 'READY' }))
  expect(await acceptSso(platform)).toBeUndefined()
  expect(platform.session.$user.get()?.email).toBe('agent@demo.test')
})

test.each([
  [
    errorResponse(401, 'ssoFailed', { detail: 'Single sign-on did not work.' }),
    'Single sign-on did not work.',
  ],
  [errorResponse(409, 'userDisabled', { detail: 'Invalid credentials.' }), 'Invalid credentials.'],
  [noNetwork, 'An error has occurred. Please try again later.'],
  [
    json({ accessToken: 'x', refreshToken: 'y', issuedAt: '2026-11-20T09:00:00Z', expiresIn: 900 }),
    'An error occurred while generating the token. Please try again.',
  ],
])('returns the reason if the single sign-on cannot be exchanged', async (tokens, message) => {
  const { platform } = await start(json({ state: 'READY' }), tokens)
  expect(await acceptSso(platform)).toEqual({ message })
  expect(platform.session.$isAuthenticated.get()).toBe(false)
})
