import { eq } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmMfaReset, requestMfaReset } from '#core/identity/mfa/endpoints.ts'
import { changePassword } from '#core/identity/passwords/endpoints.ts'
import { getMe } from '#core/identity/session/endpoints.ts'
import { signIn } from '#core/identity/sign-in/endpoints.ts'
import type { SignInInput } from '#core/identity/sign-in/model.ts'
import { demoAppSecret } from '../sign-up/seed/sign-ins.ts'
import { seedPassword } from '../../directory/users/seed/users.ts'
import { signInFailures } from '../session/tables.ts'
import type { Failure } from '../../testing/failure.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { users } from '../../directory/users/tables.ts'
import { rememberedDevices } from '../credentials/tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 100 })
})
afterAll(() => platform.close())

const app = 'mfa-app@demo.test'
const minute = 60_000
const day = 24 * 60 * minute
const handle = () => platform.services.database.handle()
const signInAs = (username: string, more: Partial<SignInInput> = {}) =>
  platform.request(signIn, { body: { username, password: seedPassword, ...more } })
const failureOf = (call: Promise<unknown>): Promise<Failure | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => error as Failure,
  )
/** The app's current code, different from the last one. */
const appCode = (): string => {
  platform.advanceTime(minute)
  const epoch = Math.floor(platform.services.clock.now().getTime() / 1000)
  return generateSync({ secret: demoAppSecret, epoch })
}
const newestCode = async (to: string): Promise<string> =>
  (await platform.mails(to))[0]?.codes[0] ?? ''

beforeEach(async () => {
  await handle().delete(signInFailures)
})

describe('a second factor', () => {
  test.each([
    ['mfa-email@demo.test', 'EMAIL', 'mfa-email@demo.test'],
    ['mfa-text@demo.test', 'SMS', '+1 555 010 0151'],
  ])('is required, and its code is sent: %s', async (email, mfaType, to) => {
    const challenge = await failureOf(signInAs(email))
    expect(challenge).toMatchObject({ status: 307, code: 'mfaRequired', mfaType })
    expect(challenge?.headers.has('Location')).toBe(false)
    const mfaCode = await newestCode(to)
    await expect(signInAs(email, { mfaCode })).resolves.toBeTruthy()
    await expect(signInAs(email, { mfaCode })).rejects.toMatchObject({
      status: 409,
      code: 'mfaCodeRefused',
    })
  })

  test('is required without sending a code when it is an app', async () => {
    const before = (await platform.mails()).length
    expect(await failureOf(signInAs(app))).toMatchObject({ status: 307, mfaType: 'GOOGLE' })
    expect(await platform.mails()).toHaveLength(before)
    await expect(signInAs(app, { mfaCode: appCode() })).resolves.toBeTruthy()
  })

  test('is required only after the right password', async () => {
    const wrongPassword = { password: 'wrong', mfaCode: appCode() }
    await expect(signInAs(app, wrongPassword)).rejects.toMatchObject({
      status: 401,
      code: 'loginFailed',
    })
    await expect(signInAs(app, { password: 'wrong' })).rejects.toMatchObject({ status: 401 })
  })

  test.each(['', ' ', '12345', 'abcdef', '٠٠٠٠٠٠'])('is not %j', async (mfaCode) => {
    const failure = await failureOf(signInAs(app, { mfaCode }))
    expect(failure).toMatchObject(mfaCode.trim() === '' ? { status: 307 } : { status: 409 })
  })

  test('cannot be guessed with a known password', async () => {
    const statuses: (number | undefined)[] = []
    for (let tries = 0; tries < 12; tries += 1) {
      statuses.push((await failureOf(signInAs(app, { mfaCode: '000000' })))?.status)
      // the right password alone does not clear failed codes
      await failureOf(signInAs(app))
    }
    expect(statuses.filter((status) => status === 409)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual([429, 429])
    await expect(signInAs(app, { mfaCode: appCode() })).rejects.toMatchObject({ status: 429 })
  })

  test('is used by one of two parallel sign-ins', async () => {
    const mfaCode = appCode()
    const answers = await Promise.allSettled([
      signInAs(app, { mfaCode }),
      signInAs(app, { mfaCode }),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('a remembered device', () => {
  const login = (body: Record<string, unknown>, cookie?: string) =>
    platform.fetch('/api/auth/v1/login', {
      method: 'POST',
      body: JSON.stringify({ password: seedPassword, ...body }),
      ...(cookie && { headers: { Cookie: cookie } }),
    })
  /** Signs in with a code and remembers the device; returns the cookie. */
  const remember = async (username = app, cookie?: string) => {
    const code = username === app ? { mfaCode: appCode() } : {}
    const response = await login({ username, rememberDevice: true, ...code }, cookie)
    expect(response.status).toBe(200)
    return response.headers.get('Set-Cookie') ?? ''
  }
  const nameAndValue = (setCookie: string): string => setCookie.split(';')[0] ?? ''

  test('needs no code for thirty days', async () => {
    const setCookie = await remember()
    expect(setCookie).toMatch(
      /^parapet-device-4100=[\w-]{43}; Max-Age=2592000; Path=\/api\/auth\/v1\/login; HttpOnly; SameSite=Lax$/,
    )
    const cookie = nameAndValue(setCookie)
    expect((await login({ username: app }, cookie)).status).toBe(200)
    expect((await login({ username: app, password: 'wrong' }, cookie)).status).toBe(401)
    platform.advanceTime(30 * day + minute)
    expect((await login({ username: app }, cookie)).status).toBe(307)
  })

  test('belongs to one user, and two users may share a device', async () => {
    const cookie = nameAndValue(await remember())
    expect((await login({ username: 'mfa-email@demo.test' }, cookie)).status).toBe(307)
    const shared = nameAndValue(await remember('agent@demo.test', cookie))
    expect(shared).not.toBe(cookie)
    expect((await login({ username: app }, shared)).status).toBe(200)
    expect((await login({ username: app }, cookie)).status).toBe(307)
  })

  test('is not remembered without a request, nor after an error answer', async () => {
    const plain = await login({ username: app, mfaCode: appCode() })
    expect(plain.headers.has('Set-Cookie')).toBe(false)
    const refused = await login({ username: app, mfaCode: '000000', rememberDevice: true })
    expect(refused.status).toBe(409)
    expect(refused.headers.has('Set-Cookie')).toBe(false)
  })

  test('lets its user sign in while others guess, and has its own limit of ten guesses', async () => {
    const cookie = nameAndValue(await remember())
    const wrongPassword = { username: app, password: 'wrong' }
    const statuses = async (sent?: string) =>
      (await Promise.all(Array.from({ length: 12 }, () => login(wrongPassword, sent)))).map(
        ({ status }) => status,
      )
    expect((await statuses()).filter((status) => status === 401)).toHaveLength(10)
    expect((await login({ username: app })).status).toBe(429)
    expect((await login({ username: app }, cookie)).status).toBe(200)
    // a sign-in from the remembered browser does not clear the failures of others
    expect((await login({ username: app })).status).toBe(429)
    expect((await statuses(cookie)).filter((status) => status === 401)).toHaveLength(10)
    expect((await login({ username: app }, cookie)).status).toBe(429)
  })

  test('is stored as a hash', async () => {
    const [, token = ''] = nameAndValue(await remember()).split('=')
    const rows = await handle().select().from(rememberedDevices)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('is removed when the password changes', async () => {
    const cookie = nameAndValue(await remember())
    const { accessToken } = await signInAs(app, { mfaCode: appCode() })
    const password = 'Another-word-1'
    await platform.request(
      changePassword,
      { body: { currentPassword: seedPassword, password } },
      { token: accessToken },
    )
    expect((await login({ username: app, password }, cookie)).status).toBe(307)
    const [user] = await handle().select().from(users).where(eq(users.email, 'agent@demo.test'))
    await handle()
      .update(users)
      .set({ passwordHash: user?.passwordHash ?? '' })
      .where(eq(users.email, app))
  })
})

describe('a lost second factor', () => {
  const request = (id: string, password = seedPassword) =>
    platform.request(requestMfaReset, { params: { id }, body: { password } })
  const confirm = (resetMFAToken: string) =>
    platform.request(confirmMfaReset, { params: { resetMFAToken } })
  const newestLink = async (to: string): Promise<string> => {
    const [mail] = await platform.mails(to)
    return mail?.links.find((link) => link.includes('/confirmMfaReset/')) ?? ''
  }
  const tokenFor = async (email: string): Promise<string> => {
    await request(email)
    return (await newestLink(email)).split('/').at(-1) ?? ''
  }

  test('is turned off by a link, which needs the password; a mail reports it', async () => {
    const email = 'mfa-text@demo.test'
    const token = await tokenFor(email)
    const answers = await Promise.allSettled([confirm(token), confirm(token)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await platform.mails(email))[0]?.subject).toBe('Multi-factor authentication is off')
    const { accessToken } = await signInAs(email)
    expect(await platform.request(getMe, {}, { token: accessToken })).toMatchObject({
      mfaType: 'NONE',
    })
    await expect(confirm(token)).rejects.toMatchObject({ status: 404, code: 'linkNotFound' })
  })

  test('the link expires after an hour, and only the newest one works', async () => {
    const email = 'mfa-email@demo.test'
    const [first, second] = [await tokenFor(email), await tokenFor(email)]
    await expect(confirm(first)).rejects.toMatchObject({ status: 404 })
    platform.advanceTime(60 * minute + 1)
    await expect(confirm(second)).rejects.toMatchObject({ status: 404 })
  })

  test('sends no mail when there is none, and discloses nothing without the password', async () => {
    const before = (await platform.mails()).length
    await expect(request('agent@demo.test')).resolves.toBeUndefined()
    for (const id of ['mfa-email@demo.test', 'nobody@demo.test', 'x']) {
      await expect(request(id, 'wrong')).rejects.toMatchObject({
        status: 401,
        code: 'loginFailed',
      })
    }
    await expect(request('disabled@demo.test')).rejects.toMatchObject({ status: 401 })
    expect(await platform.mails()).toHaveLength(before)
  })

  test('sends its user at most five mails an hour, even with the password', async () => {
    const strict = await platform.another({ limitFactor: 1 })
    const ask = async () =>
      strict.app.request('http://localhost:4100/api/auth/v1/validateMFAReset/mfa-app@demo.test', {
        method: 'POST',
        body: JSON.stringify({ password: seedPassword }),
      })
    const answers = await Promise.all(Array.from({ length: 7 }, ask))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 5 }, () => 204),
      429,
      429,
    ])
    await strict.close()
  })

  test('counts wrong passwords towards the sign-in limit', async () => {
    const guesses = Array.from({ length: 10 }, () => failureOf(request('pool@demo.test', 'wrong')))
    await Promise.all(guesses)
    await expect(request('pool@demo.test')).rejects.toMatchObject({
      status: 429,
      code: 'tooManyAttempts',
    })
    await expect(signInAs('pool@demo.test')).rejects.toMatchObject({ status: 429 })
  })
})
