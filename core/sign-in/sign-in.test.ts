import { describe, expect, test } from 'vitest'
import { signIn } from './endpoints.ts'
import { held, json, noNetwork, refusal, type Reply } from '../testing/scripted-server.ts'
import { testPlatform } from '../testing/test-platform.ts'
import { agentClaims, issueTokens } from '../testing/tokens.ts'
import { createSignIn } from './sign-in.ts'

const typed = { username: ' agent@demo.test ', password: 'Parapet-demo-1' }

const start = async (reply?: Reply) => {
  const around = await testPlatform({ namespaces: ['sign-in'] })
  if (reply) around.server.on(signIn, reply)
  else {
    around.server.answer(signIn, issueTokens(around.time.wall(), { claims: agentClaims() }))
  }
  return { ...around, form: createSignIn(around.platform) }
}

describe('sign-in', () => {
  test('takes the tokens of a good sign-in, the e-mail without the spaces around it', async () => {
    const { form, platform, server } = await start()
    expect(await form.submit(typed)).toBe('signed-in')
    expect(platform.session.$isAuthenticated.get()).toBe(true)
    expect(server.callsOf(signIn)[0]?.body).toEqual({
      username: 'agent@demo.test',
      password: 'Parapet-demo-1',
    })
  })

  test.each([
    [{ username: '', password: 'x' }, 'username', 'Email is required'],
    [{ username: 'agent', password: 'x' }, 'username', 'Please enter a valid email address'],
    [{ username: 'a@b.test', password: '' }, 'password', 'Password is required'],
  ])('%o is told at its field and not sent', async (credentials, field, message) => {
    const { form, server } = await start()
    expect(await form.submit(credentials)).toBe('refused')
    expect(form.$state.get().fault).toEqual({ field, message })
    expect(server.calls).toHaveLength(0)
  })

  test.each([
    [
      refusal(401, 'loginFailed', { detail: 'no' }),
      'Login failed. Please double check your email and password.',
    ],
    [refusal(409, 'userDisabled', { detail: 'This user is disabled.' }), 'This user is disabled.'],
    [json({}, 409), 'Invalid credentials. Please try again.'],
    [json({}, 412), 'Email validation required.'],
    [json({}, 403), 'An unexpected error occurred. Please try again.'],
    [
      refusal(500, 'serverFailed'),
      'Our servers seem to be having trouble. Please try again later.',
    ],
    [noNetwork, 'An error has occurred. Please try again later.'],
  ])('a refusal shows its message', async (reply, message) => {
    const { form } = await start(reply)
    expect(await form.submit(typed)).toBe('refused')
    expect(form.$state.get()).toMatchObject({ isBusy: false, fault: { message } })
  })

  test('an expired password leads to its page', async () => {
    const { form } = await start(refusal(418, 'passwordExpired'))
    expect(await form.submit(typed)).toBe('password-expired')
  })

  test('a second factor is asked for, and Login waits for its six digits', async () => {
    const { form, server } = await start(json({ mfaType: 'GOOGLE' }, 307))
    expect(form.isReady(typed)).toBe(true)
    await form.submit(typed)
    expect(form.$state.get()).toMatchObject({ needsCode: true, fault: undefined })
    expect(form.isReady({ ...typed, mfaCode: '12345' })).toBe(false)
    expect(form.isReady({ ...typed, mfaCode: '123456' })).toBe(true)
    await form.submit({ ...typed, mfaCode: '123456' })
    expect(server.callsOf(signIn)[1]?.body).toMatchObject({ mfaCode: '123456' })
  })

  test('a token that cannot be read is told', async () => {
    const { form } = await start(
      json({
        accessToken: 'x',
        refreshToken: 'y',
        issuedAt: '2026-11-20T09:00:00Z',
        expiresIn: 900,
      }),
    )
    expect(await form.submit(typed)).toBe('refused')
    expect(form.$state.get().fault?.message).toBe(
      'An error occurred while generating the token. Please try again.',
    )
  })

  test('a second press while one is under way sends nothing', async () => {
    const waiting = held(json({}, 409))
    const { form, server } = await start(waiting.reply)
    const first = form.submit(typed)
    await form.submit(typed)
    waiting.release()
    await first
    expect(server.callsOf(signIn)).toHaveLength(1)
  })

  test('an edit takes the message away', async () => {
    const { form } = await start(json({}, 401))
    await form.submit(typed)
    form.edited()
    expect(form.$state.get().fault).toBeUndefined()
  })
})
