import { describe, expect, test } from 'vitest'
import { getHumanChallenge, getSiteKey } from '../human-check/endpoints.ts'
import { createHumanCheck } from '../human-check/human-check.ts'
import {
  delayed,
  inTurn,
  json,
  noNetwork,
  errorResponse,
  type Reply,
} from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { requestPasswordReset } from './endpoints.ts'
import { createForgotPassword } from './forgot-password.ts'

const nothing: Reply = () => new Response(null, { status: 204 })

const start = async (reply: Reply = nothing) => {
  const context = await testPlatform({ namespaces: ['passwords', 'sign-in'] })
  const { platform, server } = context
  server.answer(getSiteKey, { siteKey: 'key-us' })
  server.answer(getHumanChallenge, { parameters: {} })
  server.on(requestPasswordReset, reply)
  const check = createHumanCheck(platform, () => Promise.resolve({ counter: 1 }))
  return { ...context, check, form: createForgotPassword(platform, check) }
}

const fallback = 'Not able to reset password at this time. Please try again after sometime.'

describe('a forgotten password', () => {
  test('sends the request with the proof of the human check', async () => {
    const { form, server } = await start()
    await form.submit(' agent@demo.test ')
    expect(form.$state.get()).toMatchObject({ sentTo: 'agent@demo.test', isBusy: false })
    const [call] = server.callsOf(requestPasswordReset)
    expect(call?.url.pathname).toContain('/passwords/agent%40demo.test/reset')
    expect(atob(call?.url.searchParams.get('captchaResponse') ?? '')).toContain('"counter":1')
  })

  test.each([
    ['', 'Email is required'],
    ['agent', 'Please enter a valid email address'],
  ])('shows a field error for %o and sends nothing', async (email, fieldError) => {
    const { form, server } = await start()
    await form.submit(email)
    expect(form.$state.get()).toMatchObject({ fieldError, isBusy: false })
    expect(server.calls).toEqual([])
    form.edited()
    expect(form.$state.get().fieldError).toBeUndefined()
  })

  test.each([
    [
      errorResponse(429, 'tooManyRequests', { detail: 'Please wait a minute.' }),
      'Please wait a minute.',
    ],
    [json({}, 409), fallback],
    [noNetwork, fallback],
    [
      errorResponse(500, 'internal'),
      'Our servers seem to be having trouble. Please try again later.',
    ],
  ])('shows the server’s message or the general one when it fails', async (reply, failure) => {
    const { form } = await start(reply)
    await form.submit('agent@demo.test')
    expect(form.$state.get()).toMatchObject({ failure, sentTo: undefined, isBusy: false })
  })

  test('solves the check again once when the proof was already used', async () => {
    const { form, check, server } = await start(
      inTurn(errorResponse(400, 'humanCheckFailed'), nothing),
    )
    await form.submit('agent@demo.test')
    expect(form.$state.get().sentTo).toBe('agent@demo.test')
    server.on(requestPasswordReset, errorResponse(400, 'humanCheckFailed'))
    await form.submit('agent@demo.test')
    expect(form.$state.get()).toMatchObject({ sentTo: undefined, failure: undefined })
    expect(check.$state.get()).toEqual({
      status: 'failed',
      failure: 'passwords:captcha.notVerified',
    })
    expect(server.callsOf(requestPasswordReset)).toHaveLength(4)
  })

  test('sends nothing when the human check fails', async () => {
    const { form, server } = await start()
    server.on(getHumanChallenge, noNetwork)
    await form.submit('agent@demo.test')
    expect(form.$state.get()).toMatchObject({ isBusy: false, sentTo: undefined })
    expect(server.callsOf(requestPasswordReset)).toEqual([])
  })

  test('sends nothing on a second click during a call', async () => {
    const waiting = delayed(nothing)
    const { form, server } = await start(waiting.reply)
    const first = form.submit('agent@demo.test')
    await form.submit('agent@demo.test')
    waiting.release()
    await first
    expect(server.callsOf(requestPasswordReset)).toHaveLength(1)
  })
})
