import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import type { ErrorEvents } from '#core/foundation/errors/errors.ts'
import { createHumanCheck } from '#core/identity/human-check/human-check.ts'
import type { Solver } from '#core/identity/human-check/solver.ts'
import { createMfaResetConfirmation, createMfaResetRequest } from '#core/identity/mfa/mfa-reset.ts'
import { createForgotPassword } from '#core/identity/passwords/forgot-password.ts'
import { createSetPassword } from '#core/identity/sign-up/set-password.ts'
import { createPlatform } from '#core/platform.ts'
import { createPortalPlatform, type PortalPlatform } from '#core/portal-platform.ts'
import { getMe } from '#core/identity/session/endpoints.ts'
import { portalSession } from '#core/identity/session/portal-session.ts'
import { signIn } from '#core/identity/sign-in/endpoints.ts'
import { createSignIn } from '#core/identity/sign-in/sign-in.ts'
import { createSignUpLink } from '#core/identity/sign-up/sign-up-link.ts'
import { sendJoin, sendSignUp } from '#core/identity/sign-up/sign-up.ts'
import { createMemoryBrowser } from '#core/testing/memory-browser.ts'
import { wordingFiles } from '#core/testing/wording-files.ts'
import { createSecurityCode } from '#core/identity/security-code/security-code.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import type { Fault } from './faults.ts'

// Every row of spec 1 §8, caused on the server and received through the client.

let server: TestPlatform
let platform: PortalPlatform
beforeAll(async () => {
  server = await testPlatform({ limitFactor: 1_000 })
})
afterAll(() => server.close())

beforeEach(async () => {
  const base = createPlatform({
    apiBase: 'http://localhost:4100',
    mode: 'portal',
    session: portalSession,
    host: createMemoryBrowser().openTab(),
    wordingLoader: wordingFiles,
    fetch: (target, init) =>
      server.fetch(target instanceof Request ? target.url : String(target), init),
  })
  platform = createPortalPlatform(base)
  await platform.ready()
  await platform.wording.load('sign-in', 'sign-up', 'passwords', 'security-code', 'errors')
})
afterEach(async () => {
  platform.dispose()
  await server.fetch('/demo/faults', { method: 'DELETE' })
})

/** Makes the next call of that path fail. */
const order = async (path: string, status: number, body: Fault['body'] = {}): Promise<void> => {
  const answer = await server.fetch('/demo/faults', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path, status, body, times: 1 }),
  })
  expect(answer.ok).toBe(true)
}

const failureOf = async (call: Promise<unknown>): Promise<ClientError> => {
  const error = await call.then(
    () => undefined,
    (caught: unknown) => caught,
  )
  if (!(error instanceof ClientError)) throw new Error('The call did not fail', { cause: error })
  return error
}

const credentials = { username: 'agent@demo.test', password: 'Parapet-demo-1' }
const signInNow = async () => {
  const form = createSignIn(platform)
  const outcome = await form.submit(credentials)
  return { outcome, ...form.$state.get() }
}
const problems = 'Our servers seem to be having trouble. Please try again later.'

describe('the message of a failed request', () => {
  test.each([
    ['500', 500, { detail: 'At line 4' }, problems],
    ['502', 502, '<html>', problems],
    ['503', 503, {}, problems],
    ['504', 504, {}, problems],
    ['detail, without prefixes', 409, { detail: '[PLT-4] [quote] Not ready' }, 'Not ready'],
    ['joined details', 400, { errors: [{ detail: 'A' }, { detail: 'B' }] }, 'A, B'],
    ['message', 400, { message: 'As it stands' }, 'As it stands'],
    ['string body', 413, 'Too big', 'Too big'],
    ['nothing said', 400, {}, 'An error has occurred. Please try again later.'],
  ] as const)('%s', async (_, status, body, message) => {
    await order('/api/auth/v1/me', status, body as Fault['body'])
    expect(await failureOf(platform.api.call(getMe))).toMatchObject({ status, message })
  })

  test('a cancelled request', async () => {
    const controller = new AbortController()
    controller.abort()
    expect(await failureOf(platform.api.call(getMe, { signal: controller.signal }))).toMatchObject({
      message: 'Request Cancelled',
    })
  })
})

describe('events', () => {
  const recorded = <Name extends keyof ErrorEvents>(name: Name): ErrorEvents[Name][] => {
    const details: ErrorEvents[Name][] = []
    platform.errors.on(name, (detail) => details.push(detail))
    return details
  }
  const notificationTexts = () =>
    platform.notifications.$notifications.get().map(({ text }) => text)

  test.each([500, 502])(
    '%i on an auth path is published with its text, and shown',
    async (status) => {
      const auth = recorded('api:error:auth')
      await order('/api/auth/v1/login', status)
      await failureOf(platform.api.call(signIn, { body: credentials }))
      const text = 'Oops!! Something is Wrong with our Server. Please Try Again after Few Minutes!'
      expect(auth).toEqual([text])
      expect(notificationTexts()).toEqual([text])
    },
  )

  test('a form that shows the error causes no notification', async () => {
    await order('/api/auth/v1/login', 500)
    const message = 'Oops!! Something is Wrong with our Server. Please Try Again after Few Minutes!'
    expect(await signInNow()).toMatchObject({ outcome: 'rejected', fieldError: { message } })
    expect(notificationTexts()).toEqual([])
  })

  test('any 5xx shows the server message', async () => {
    const problem = recorded('api:error:5xx')
    await order('/api/auth/v1/me', 503, { code: 'unavailable' })
    await failureOf(platform.api.call(getMe))
    expect(problem).toMatchObject([{ status: 503, code: 'unavailable' }])
    expect(notificationTexts()).toEqual([problems])
  })

  test('every other failure is published with status, code and message', async () => {
    const all = recorded('api:error')
    await order('/api/auth/v1/me', 409, { code: 'conflict', detail: 'Changed meanwhile' })
    await failureOf(platform.api.call(getMe))
    expect(all).toMatchObject([{ status: 409, code: 'conflict', message: 'Changed meanwhile' }])
    expect(notificationTexts()).toEqual([])
  })
})

describe('login', () => {
  test('418 goes to the page of expired passwords', async () => {
    await order('/api/auth/v1/login', 418)
    expect(await signInNow()).toMatchObject({ outcome: 'password-expired', fieldError: undefined })
  })

  test('307 shows the field of the code', async () => {
    await order('/api/auth/v1/login', 307, { code: 'mfaRequired', mfaType: 'GOOGLE' })
    expect(await signInNow()).toMatchObject({ needsCode: true, mfaType: 'GOOGLE' })
  })

  test.each([
    [412, { detail: 'Confirm your address first.' }, 'Confirm your address first.'],
    [412, {}, 'Email validation required.'],
    [401, { detail: 'x' }, 'Login failed. Please double check your email and password.'],
    [409, { detail: 'This user is switched off.' }, 'This user is switched off.'],
    [409, {}, 'Invalid credentials. Please try again.'],
    [403, { detail: 'x' }, 'An unexpected error occurred. Please try again.'],
  ])('%i %j', async (status, body, message) => {
    await order('/api/auth/v1/login', status, body)
    expect(await signInNow()).toMatchObject({ outcome: 'rejected', fieldError: { message } })
  })

  test('an unreadable token shows an error', async () => {
    const issued = { issuedAt: '2026-11-20T09:00:00Z', expiresIn: 900 }
    await order('/api/auth/v1/login', 200, { accessToken: 'x', refreshToken: 'y', ...issued })
    expect(await signInNow()).toMatchObject({
      fieldError: { message: 'An error occurred while generating the token. Please try again.' },
    })
  })

  test('a single sign-on that cannot be checked shows an error', async () => {
    await order('/api/auth/v1/sso/enabled', 503)
    const form = createSignIn(platform)
    await form.proceed(credentials.username)
    expect(form.$state.get().fieldError?.message).toBe(
      'An error occurred while checking if SSO is enabled. Please enter your email to try again.',
    )
  })
})

describe('links of sign-up', () => {
  const join = () =>
    sendJoin(platform, {
      form: { firstName: 'A', lastName: 'B' },
      hasNames: true,
      password: 'Longer-than-that-7',
      token: 'token',
    })

  test('join 400 shows the password’s errors at their field', async () => {
    const errors = [{ code: 'tooCommon', detail: 'Choose another', field: 'password' }]
    await order('/api/auth/v1/join', 400, { code: 'passwordRefused', errors })
    expect(await join()).toMatchObject({
      kind: 'rejected',
      message: undefined,
      error: { fieldErrors: [{ field: 'password', message: 'Choose another' }] },
    })
  })

  test.each([
    [404, {}, 'Email Setup Link Expired/Not Found!'],
    [412, { detail: 'Withdrawn.' }, 'Withdrawn.'],
    [412, {}, 'Authorization Failed for Token'],
    [500, {}, 'Service Unavailable. Please try again.'],
    [403, { detail: 'x' }, 'Service Unavailable. Please try again.'],
  ])('join %i %j', async (status, body, message) => {
    await order('/api/auth/v1/join', status, body)
    expect(await join()).toMatchObject({ kind: 'rejected', message })
  })

  test.each([
    [412, { detail: "The invitation code isn't valid." }, "The invitation code isn't valid."],
    [500, {}, 'Service Unavailable. Please try again.'],
    [403, { detail: 'x' }, 'Service Unavailable. Please try again.'],
  ])('sign-up %i %j', async (status, body, message) => {
    await order('/api/auth/v1/signup', status, body)
    const form = {
      invitationCode: 'code',
      organization: 'Acme',
      firstName: 'A',
      lastName: 'B',
      npn: '123',
      email: 'new@demo.test',
      accountType: 'AGENCY',
    }
    expect(await sendSignUp(platform, { form, password: 'Longer-than-that-7' })).toMatchObject({
      kind: 'rejected',
      message,
    })
  })

  test.each([
    [400, 'not-found'],
    [404, 'not-found'],
    [410, 'expired'],
    [403, 'expired'],
  ])('token lookup %i leads to %s', async (status, kind) => {
    await order('/api/auth/v1/validationTokens', status)
    const link = createSignUpLink(platform, 'token')
    await link.load()
    expect(link.$state.get().kind).toBe(kind)
  })

  test('not found shows its message', () => {
    expect(platform.wording.t('sign-up:notFound.title')).toBe('Link Expired/Not Found!')
  })
})

/** A solver that does nothing, because the call fails anyway. */
const solver: Solver = () => Promise.resolve({ counter: 1, derivedKey: 'key' })

describe('passwords', () => {
  const forgot = async (path: string, status: number, body: Fault['body'] = {}) => {
    await order(path, status, body)
    const check = createHumanCheck(platform, solver)
    const form = createForgotPassword(platform, check)
    await form.submit('agent@demo.test')
    const state = check.$state.get()
    return {
      failure: form.$state.get().failure,
      captcha: state.status === 'failed' ? platform.wording.t(state.failure) : undefined,
    }
  }

  test.each([
    [409, { detail: 'Ask your administrator.' }, 'Ask your administrator.'],
    [409, {}, 'Not able to reset password at this time. Please try again after sometime.'],
  ])('forgot password %i %j', async (status, body, failure) => {
    expect(await forgot('/api/auth/v1/passwords', status, body)).toMatchObject({ failure })
  })

  test.each([
    [
      'no challenge',
      '/api/auth/v1/login/sitekey',
      503,
      {},
      'Not able to load captcha at this time',
    ],
    [
      'no key of the locale',
      '/api/auth/v1/login/sitekey',
      200,
      { siteKey: '' },
      'Cannot reset password at this time.',
    ],
  ])('a human check shows its error: %s', async (_, path, status, body, captcha) => {
    expect(await forgot(path, status, body)).toMatchObject({ captcha })
  })

  test('a human check that is rejected twice shows its error', async () => {
    await order('/api/auth/v1/passwords', 400, { code: 'humanCheckFailed' })
    expect(await forgot('/api/auth/v1/passwords', 400, { code: 'humanCheckFailed' })).toMatchObject(
      { captcha: 'Unable to verify if you are a human or a robot' },
    )
  })

  test('a human check without a solver shows its error', async () => {
    const check = createHumanCheck(platform, () => Promise.resolve('no-solver'))
    expect(await check.response()).toBeUndefined()
    const state = check.$state.get()
    expect(state.status === 'failed' && platform.wording.t(state.failure)).toBe(
      'Please refresh the page',
    )
  })

  const checks = [
    ['reset', '/api/auth/v1/checkPasswordReset'],
    ['invite', '/api/auth/v1/checkUserInvited'],
  ] as const
  test.each(
    checks.flatMap(([kind, path]) =>
      [
        [400, { kind: 'expired' }],
        [404, { kind: 'expired' }],
        [401, { kind: 'sign-in' }],
        [500, { kind: 'failed', message: 'An unexpected error has occurred 500.' }],
        [409, { kind: 'failed', message: 'An unexpected error has occurred 409.' }],
      ].map(([status, link]) => [kind, path, status, link] as const),
    ),
  )('token of %s, %s %i', async (kind, path, status, link) => {
    await order(path, Number(status))
    const screen = createSetPassword(platform, { kind, token: 'token' })
    await screen.check()
    expect(screen.$state.get().link).toEqual(link)
  })

  test('an expired link shows the next step', () => {
    expect(platform.wording.t('passwords:link.expired')).toBe(
      "The reset link you're using has expired and you will need to get a new one to continue resetting your password",
    )
  })

  test.each([
    [401, 'Invalid login credentials. Please reset your password first, if necessary.'],
    [500, 'Cannot reset password at this time.'],
    [409, 'Cannot reset password at this time.'],
  ])('a reset of a factor shows the error of %i', async (status, message) => {
    await order('/api/auth/v1/validateMFAReset', status)
    const step = createMfaResetRequest(platform, credentials)
    await step.perform()
    expect(step.$state.get()).toEqual({ kind: 'failed', message })
  })

  test('an unknown reset link leads to the sign-in', async () => {
    const step = createMfaResetConfirmation(platform, 'unknown')
    await step.perform()
    expect(step.$state.get()).toEqual({ kind: 'sign-in' })
  })
})

describe('security codes', () => {
  const load = async () => {
    const page = createSecurityCode(platform, { workflowId: 'unknown' })
    await page.load()
    page.dispose()
    return page.$state.get()
  }

  test.each([
    [500, {}, 'Site Under Maintainence!'],
    [502, {}, 'Site Under Maintainence!'],
    [409, { detail: 'Ask the agent for another link.' }, 'Ask the agent for another link.'],
    [409, {}, 'Not able to authenticate the user.'],
  ])('%i %j on load', async (status, body, message) => {
    await order('/api/auth/v1/validate', status, body)
    expect(await load()).toMatchObject({ kind: 'failed', message })
  })
})
