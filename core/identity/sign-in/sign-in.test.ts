import { describe, expect, test } from 'vitest'
import { getSsoEnabled } from '../sso/endpoints.ts'
import {
  delayed,
  json,
  noNetwork,
  errorResponse,
  type Reply,
} from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { agentClaims, issueTokens } from '../../testing/tokens.ts'
import { signIn } from './endpoints.ts'
import { createSignIn, type Credentials } from './sign-in.ts'

const typed = { username: ' agent@demo.test ', password: 'Parapet-demo-1' }
const email = { username: 'agent@demo.test' }

const start = async ({ reply, sso }: { reply?: Reply; sso?: Reply } = {}) => {
  const context = await testPlatform({
    namespaces: ['sign-in'],
    ...(sso === undefined ? {} : { buildTimeFlags: { SSO_LOGIN: true } }),
  })
  const { server, time, platform } = context
  const welcome = () => json(issueTokens(time.wallClock(), { claims: agentClaims() }))
  server.on(signIn, reply ?? ((call) => welcome()(call)))
  if (sso !== undefined) server.on(getSsoEnabled, sso)
  return { ...context, form: createSignIn(platform), welcome }
}

const mfa = (mfaType: string) => json({ code: 'mfaRequired', mfaType }, 307)
const locked = errorResponse(429, 'tooManyAttempts', { headers: { 'Retry-After': '900' } })

describe('with e-mail and password', () => {
  test('stores the tokens of a successful sign-in, and trims the email address', async () => {
    const { form, platform, server } = await start()
    expect(form.$state.get().formType).toBe('email')
    expect(await form.submit(typed)).toBe('signed-in')
    expect(platform.session.$isAuthenticated.get()).toBe(true)
    expect(server.callsOf(signIn)[0]?.body).toEqual({
      username: 'agent@demo.test',
      password: 'Parapet-demo-1',
    })
  })

  test('remembers the device on request', async () => {
    const { form, server } = await start()
    form.remember(true)
    await form.submit(typed)
    expect(server.callsOf(signIn)[0]?.body).toMatchObject({ rememberDevice: true })
  })

  test.each([
    [{ username: '', password: 'x' }, 'username', 'Email is required'],
    [{ username: 'agent', password: 'x' }, 'username', 'Please enter a valid email address'],
    [{ username: 'a@b.test', password: '' }, 'password', 'Password is required'],
  ])(
    'shows the error of %o at its field and sends nothing',
    async (credentials, field, message) => {
      const { form, server } = await start()
      expect(await form.submit(credentials)).toBe('rejected')
      expect(form.$state.get().fieldError).toEqual({ field, message })
      expect(server.calls).toHaveLength(0)
    },
  )

  test('requires an email address for the links that help with a second factor, too', async () => {
    const { form } = await start()
    expect(form.checkEmail(' ')).toBe(false)
    expect(form.$state.get().fieldError).toEqual({
      field: 'username',
      message: 'Email is required',
    })
    expect(form.checkEmail('agent')).toBe(false)
    expect(form.checkEmail(' agent@demo.test ')).toBe(true)
  })

  test.each([500, 502, 503])(
    'a server error (%i) shows one message, at the form',
    async (status) => {
      const { form, platform } = await start({ reply: errorResponse(status, 'internal') })
      await form.submit(typed)
      expect(form.$state.get().fieldError?.message).toMatch(/server/i)
      expect(platform.notifications.$notifications.get()).toEqual([])
    },
  )

  test('reports a token that cannot be read', async () => {
    const { form } = await start({
      reply: json({
        accessToken: 'x',
        refreshToken: 'y',
        issuedAt: '2026-11-20T09:00:00Z',
        expiresIn: 900,
      }),
    })
    expect(await form.submit(typed)).toBe('rejected')
    expect(form.$state.get().fieldError?.message).toBe(
      'An error occurred while generating the token. Please try again.',
    )
  })

  test('sends nothing on a second click during a call', async () => {
    const waiting = delayed(json({}, 409))
    const { form, server } = await start({ reply: waiting.reply })
    const first = form.submit(typed)
    expect(form.$state.get().work).toBe('signing-in')
    await form.submit(typed)
    waiting.release()
    await first
    expect(server.callsOf(signIn)).toHaveLength(1)
  })

  test('sends nothing on a second click after success, while the screen is closing', async () => {
    const { form, server } = await start()
    await form.submit(typed)
    expect(form.$state.get().work).toBe('signing-in')
    expect(await form.submit(typed)).toBe('rejected')
    expect(server.callsOf(signIn)).toHaveLength(1)
  })
})

describe('an error response (spec 1 §8)', () => {
  test.each([
    [
      errorResponse(401, 'loginFailed', { detail: 'no' }),
      { message: 'Login failed. Please double check your email and password.' },
    ],
    [
      errorResponse(409, 'userDisabled', { detail: 'This user is disabled.' }),
      { message: 'This user is disabled.' },
    ],
    [json({}, 409), { message: 'Invalid credentials. Please try again.' }],
    [
      errorResponse(409, 'accountTypeUnknown', { detail: 'Your account is not set up yet.' }),
      { message: 'Your account is not set up yet.', helpLink: 'support' },
    ],
    [json({}, 412), { message: 'Email validation required.', helpLink: 'resend-validation' }],
    [
      errorResponse(412, 'emailNotValidated', { detail: 'Validate your email.' }),
      { message: 'Validate your email.', helpLink: 'resend-validation' },
    ],
    [json({}, 403), { message: 'An unexpected error occurred. Please try again.' }],
    [json({}, 400), { message: 'An unexpected error occurred. Please try again.' }],
    [
      errorResponse(503, 'serverFailed'),
      { message: 'Our servers seem to be having trouble. Please try again later.' },
    ],
    [noNetwork, { message: 'An error has occurred. Please try again later.' }],
    [
      errorResponse(429, 'codeTooSoon', {
        detail: 'Please wait.',
        headers: { 'Retry-After': '20' },
      }),
      { message: 'Please wait.' },
    ],
  ])('shows its message', async (reply, fieldError) => {
    const { form } = await start({ reply })
    expect(await form.submit(typed)).toBe('rejected')
    expect(form.$state.get()).toMatchObject({ work: undefined, lockedMinutes: 0 })
    expect(form.$state.get().fieldError).toEqual(fieldError)
  })

  test('leads to the page of expired passwords for 418', async () => {
    const { form } = await start({ reply: errorResponse(418, 'passwordExpired') })
    expect(await form.submit(typed)).toBe('password-expired')
  })

  test('removes the message on an edit', async () => {
    const { form } = await start({ reply: json({}, 401) })
    await form.submit(typed)
    form.edited(typed.username)
    expect(form.$state.get().fieldError).toBeUndefined()
  })

  test('locks the form for the minutes that the server sends with 429, and counts them down', async () => {
    const { form, time } = await start({ reply: locked })
    await form.submit(typed)
    expect(form.$state.get()).toMatchObject({ lockedMinutes: 15, fieldError: undefined })
    expect(form.isReady(typed)).toBe(false)
    await time.advance(59_999)
    expect(form.$state.get().lockedMinutes).toBe(15)
    await time.advance(1)
    expect(form.$state.get().lockedMinutes).toBe(14)
    await time.advance(14 * 60_000)
    expect(form.$state.get().lockedMinutes).toBe(0)
    expect(form.isReady(typed)).toBe(true)
  })

  test('applies a 429 to that email address only', async () => {
    const { form } = await start({ reply: locked })
    await form.submit(typed)
    form.edited('agent@demo.test')
    expect(form.$state.get().lockedMinutes).toBe(15)
    form.edited('other@demo.test')
    expect(form.$state.get().lockedMinutes).toBe(0)
  })
})

describe('a second factor', () => {
  test.each(['GOOGLE', 'EMAIL', 'SMS'])(
    'of kind %s is requested, and Login waits for its six digits',
    async (mfaType) => {
      const { form, server } = await start({ reply: mfa(mfaType) })
      expect(form.isReady(typed)).toBe(true)
      expect(await form.submit(typed)).toBe('rejected')
      expect(form.$state.get()).toMatchObject({ needsCode: true, mfaType, fieldError: undefined })
      expect(form.isReady({ ...typed, mfaCode: '12345' })).toBe(false)
      expect(form.isReady({ ...typed, mfaCode: '123456' })).toBe(true)
      await form.submit({ ...typed, mfaCode: '123456' })
      expect(server.callsOf(signIn)[1]?.body).toMatchObject({ mfaCode: '123456' })
    },
  )

  test('is requested even if this client does not know its kind', async () => {
    const { form } = await start({ reply: json({}, 307) })
    await form.submit(typed)
    expect(form.$state.get()).toMatchObject({ needsCode: true, mfaType: 'unknown' })
  })

  test('reports a wrong code at the code field', async () => {
    const { form, server } = await start({ reply: mfa('GOOGLE') })
    await form.submit(typed)
    server.on(signIn, errorResponse(409, 'mfaCodeRefused', { detail: 'That code is not right.' }))
    await form.submit({ ...typed, mfaCode: '000000' })
    expect(form.$state.get()).toMatchObject({
      needsCode: true,
      fieldError: { field: 'mfaCode', message: 'That code is not right.' },
    })
  })

  test('sends another code by signing in without one', async () => {
    const { form, server, welcome } = await start({ reply: mfa('SMS') })
    await form.submit(typed)
    await form.sendCode({ ...typed, mfaCode: '123' })
    expect(server.callsOf(signIn)[1]?.body).not.toHaveProperty('mfaCode')
    expect(form.$state.get()).toMatchObject({
      needsCode: true,
      notice: 'New code sent.',
    })
    server.on(signIn, welcome())
    expect(await form.submit({ ...typed, mfaCode: '123456' })).toBe('signed-in')
  })

  test('starts again for another email address', async () => {
    const { form, server } = await start({ reply: mfa('EMAIL') })
    await form.submit(typed)
    form.edited('other@demo.test')
    expect(form.$state.get()).toMatchObject({ needsCode: false, mfaType: undefined })
    await form.submit({ ...typed, username: 'other@demo.test', mfaCode: '123456' })
    expect(server.callsOf(signIn)[1]?.body).not.toHaveProperty('mfaCode')
  })
})

describe('with single sign-on', () => {
  const empty: Credentials = { username: ' ', password: '' }

  test('requires the email address first, and Continue waits for it', async () => {
    const { form, server } = await start({ sso: json({ enabled: false }) })
    expect(form.$state.get().formType).toBe('intake')
    expect(form.isReady(empty)).toBe(false)
    expect(form.isReady({ ...email, password: '' })).toBe(true)
    await form.proceed('agent')
    expect(form.$state.get().fieldError).toEqual({
      field: 'username',
      message: 'Please enter a valid email address',
    })
    expect(server.calls).toHaveLength(0)
  })

  test.each([
    [true, 'sso'],
    [false, 'email'],
  ] as const)('maps the setting %s to the form %s', async (enabled, formType) => {
    const { form, server } = await start({ sso: json({ enabled }) })
    await form.proceed(typed.username)
    expect(form.$state.get()).toMatchObject({ formType, work: undefined })
    expect(server.callsOf(getSsoEnabled)[0]?.url.pathname).toBe(
      '/api/auth/v1/sso/enabled/agent%40demo.test',
    )
  })

  test.each([errorResponse(500, 'internal'), errorResponse(429, 'tooManyRequests'), noNetwork])(
    'a failed check asks for the e-mail again',
    async (sso) => {
      const { form } = await start({ sso })
      await form.proceed(typed.username)
      expect(form.$state.get()).toMatchObject({
        formType: 'intake',
        fieldError: {
          message:
            'An error occurred while checking if SSO is enabled. Please enter your email to try again.',
        },
      })
    },
  )

  test('returns to the first step after an edit of the email address, not of the password', async () => {
    const { form } = await start({ sso: json({ enabled: true }) })
    await form.proceed(typed.username)
    form.edited('agent@demo.test')
    expect(form.$state.get().formType).toBe('sso')
    form.edited('agent@demo.tes')
    expect(form.$state.get().formType).toBe('intake')
  })

  test('discards the response to a check after an edit', async () => {
    const waiting = delayed(json({ enabled: true }))
    const { form, time } = await start({ sso: waiting.reply })
    const proceeding = form.proceed(typed.username)
    form.edited('other@demo.test')
    waiting.release()
    await proceeding
    await time.settle()
    expect(form.$state.get()).toMatchObject({
      formType: 'intake',
      work: undefined,
      fieldError: undefined,
    })
  })

  test('starts with the known step', async () => {
    const { platform } = await start({ sso: json({ enabled: true }) })
    expect(createSignIn(platform, { begin: 'email' }).$state.get().formType).toBe('email')
    expect(createSignIn(platform, { begin: 'sso' }).$state.get().formType).toBe('sso')
  })

  test('can be exchanged for the password and selected again', async () => {
    const { form } = await start({ sso: json({ enabled: true }) })
    await form.proceed(typed.username)
    form.choosePassword()
    expect(form.$state.get().formType).toBe('email')
    await form.chooseSso(typed.username)
    expect(form.$state.get().formType).toBe('sso')
  })

  test('reports next to the password that an address does not have it', async () => {
    const { form } = await start({ sso: json({ enabled: false }) })
    await form.proceed(typed.username)
    await form.chooseSso(typed.username)
    expect(form.$state.get()).toMatchObject({
      formType: 'email',
      fieldError: {
        message: "SSO isn't set up for this email. Use your password.",
      },
    })
  })

  test('starts at the platform, with the page to open afterwards', async () => {
    const { form } = await start({ sso: json({ enabled: true }) })
    form.remember(true)
    expect(await form.ssoAddress(typed.username, '/agency/inbox?q=a&b')).toBe(
      'http://api.test/api/auth/v1/sso?username=agent%40demo.test&rememberDevice=true&redirectPath=%2Fagency%2Finbox%3Fq%3Da%26b',
    )
  })
})
