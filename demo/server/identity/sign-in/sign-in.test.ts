import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMe } from '#core/identity/session/endpoints.ts'
import { readToken } from '#core/identity/session/read-token.ts'
import type { Tokens } from '#core/identity/session/model.ts'
import { signIn } from '#core/identity/sign-in/endpoints.ts'
import type { SignInInput } from '#core/identity/sign-in/model.ts'
import { replacePassword } from '../passwords/replace.ts'
import { userLinks } from '../passwords/tables.ts'
import { organisationIds } from '../../kernel/seed/ids.ts'
import { hashSecret } from '../credentials/secrets.ts'
import { sessions, signInFailures } from '../session/tables.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { organisations, users } from '../../directory/users/tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 100 })
})
afterAll(() => platform.close())

const password = 'Parapet-demo-1'
const signInAs = (username: string, secret = password, more: Partial<SignInInput> = {}) =>
  platform.request(signIn, { body: { username, password: secret, ...more } })
const me = ({ accessToken }: Tokens) => platform.request(getMe, {}, { token: accessToken })
const minutes = (count: number): number => count * 60_000
const days = (count: number): number => count * 24 * minutes(60)
const handle = () => platform.services.database.handle()
const change = (email: string, set: Partial<typeof users.$inferInsert>) =>
  handle().update(users).set(set).where(eq(users.email, email))

describe('the right password', () => {
  test('gives tokens of the user with the server’s time', async () => {
    const tokens = await signInAs('Agent@Demo.test ')
    expect(tokens.expiresIn).toBe(900)
    expect(tokens.issuedAt).toBe(new Date(tokens.issuedAt).toISOString())
    expect(await me(tokens)).toMatchObject({
      email: 'agent@demo.test',
      initials: 'MR',
      account: { accountType: 'AGENCY', isStaff: false, fullName: 'Harbor Insurance Agency' },
    })
  })

  test('puts the data of a dashboard into the token', async () => {
    const { accessToken } = await signInAs('admin@demo.test')
    expect(readToken(accessToken)?.payload).toMatchObject({
      kind: 'user',
      accountType: 'PARAPET',
      scopes: ['role:admin', 'role:operator'],
    })
  })

  test('opens a session with the name of the device', async () => {
    const agent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
    const { accessToken } = await platform.request(
      signIn,
      { body: { username: 'carrier@demo.test', password } },
      undefined,
      { headers: { 'User-Agent': agent } },
    )
    const claims = readToken(accessToken)?.payload
    const id = claims?.kind === 'user' ? claims.sessionId : ''
    const [session] = await handle().select().from(sessions).where(eq(sessions.id, id))
    expect(session?.device).toBe('Chrome on Windows')
  })
})

describe('users who may not sign in', () => {
  const email = 'pool@demo.test'

  test.each([
    ['INVITED', 401, 'loginFailed'],
    ['UNVALIDATED', 412, 'emailNotValidated'],
    ['PASSWORD_EXPIRED', 418, 'passwordExpired'],
    ['DISABLED', 409, 'userDisabled'],
  ] as const)('%s gets the reason only after the right password', async (status, answer, code) => {
    await change(email, { status })
    await expect(signInAs(email, 'wrong')).rejects.toMatchObject({
      status: 401,
      code: 'loginFailed',
    })
    await expect(signInAs(email)).rejects.toMatchObject({ status: answer, code })
    await change(email, { status: 'ACTIVE' })
    await expect(signInAs(email)).resolves.toBeTruthy()
  })

  test.each([
    [{ accountType: 'UNKNOWN' }, { accountType: 'POOL' }, 'accountTypeUnknown'],
    [{ isDisabled: true }, { isDisabled: false }, 'userDisabled'],
  ] as const)('an organisation with %o gets the reason', async (set, back, code) => {
    const ofPool = eq(organisations.id, organisationIds.pool)
    await handle().update(organisations).set(set).where(ofPool)
    await expect(signInAs(email, 'wrong')).rejects.toMatchObject({ status: 401 })
    await expect(signInAs(email)).rejects.toMatchObject({ status: 409, code })
    await handle().update(organisations).set(back).where(ofPool)
    await expect(signInAs(email)).resolves.toBeTruthy()
  })

  test('an organisation that is closed while its users are signed in', async () => {
    const tokens = await signInAs(email)
    const close = (isDisabled: boolean) =>
      handle()
        .update(organisations)
        .set({ isDisabled })
        .where(eq(organisations.id, organisationIds.pool))
    await close(true)
    await expect(me(tokens)).rejects.toMatchObject({ status: 401, code: 'sessionExpired' })
    await close(false)
  })

  test('a password older than a year has expired', async () => {
    const now = platform.services.clock.now().getTime()
    await change(email, { passwordChanged: new Date(now - days(365) - 1) })
    await expect(signInAs(email)).rejects.toMatchObject({ status: 418, code: 'passwordExpired' })
    await change(email, { passwordChanged: new Date(now - days(364)) })
    await expect(signInAs(email)).resolves.toBeTruthy()
  })

  test('an expired password sends one mail in ten minutes, with a link to set another', async () => {
    await handle().delete(userLinks)
    await change(email, { status: 'PASSWORD_EXPIRED' })
    const before = (await platform.mails(email)).length
    await expect(signInAs(email, 'wrong')).rejects.toMatchObject({ status: 401 })
    expect(await platform.mails(email)).toHaveLength(before)
    const both = [signInAs(email), signInAs(email)].map((each) => each.catch(() => undefined))
    await Promise.all(both)
    const [mail, ...others] = await platform.mails(email)
    expect(others).toHaveLength(before)
    expect(mail?.links[0]).toMatch(/\/confirmPasswordReset\/[\w-]{43}$/)
    platform.advanceTime(minutes(10) + 1)
    await expect(signInAs(email)).rejects.toMatchObject({ status: 418 })
    expect(await platform.mails(email)).toHaveLength(before + 2)
    await change(email, { status: 'ACTIVE' })
  })
})

test('a sign-in fails when its password is changed meanwhile', async () => {
  const email = 'reinsurer@demo.test'
  const [user] = await handle().select().from(users).where(eq(users.email, email))
  if (!user) throw new Error('There is no seeded user')
  const passwordHash = await hashSecret(platform.services, 'Another-word-1')
  const signing = signInAs(email).catch(({ status }: { status: number }) => status)
  // the attempt is counted after the user is read and before the password is compared
  const tries = () =>
    handle()
      .select()
      .from(signInFailures)
      .where(eq(signInFailures.subject, `email ${email}`))
  await expect.poll(tries, { interval: 1 }).toHaveLength(1)
  await platform.services.database.transaction(() =>
    replacePassword(platform.services, user, passwordHash),
  )
  const tokens = await signing
  expect(typeof tokens === 'number' ? tokens : await me(tokens).catch(() => 401)).toBe(401)
})

test('a disabled user gets the reason, after the right password', async () => {
  await expect(signInAs('disabled@demo.test')).rejects.toMatchObject({
    status: 409,
    detail: 'Your access has been turned off. Contact your account admin.',
  })
})

describe('guessing', () => {
  const refused = {
    status: 401,
    code: 'loginFailed',
    detail: 'Login failed. Please double check your email and password.',
  }

  test('a wrong password and an unknown user get the same error', async () => {
    await expect(signInAs('agent@demo.test', 'wrong')).rejects.toMatchObject(refused)
    await expect(signInAs('nobody@demo.test', 'wrong')).rejects.toMatchObject(refused)
  })

  test.each(['vendor@demo.test', 'nobody-at-all@demo.test'])(
    'is locked at %s after ten failures in a quarter of an hour',
    async (email) => {
      const attempts = Array.from({ length: 12 }, () => signInAs(email, 'wrong'))
      const statuses = await Promise.all(
        attempts.map((each) => each.catch(({ status }: { status: number }) => status)),
      )
      expect(statuses.filter((status) => status === 401)).toHaveLength(10)
      const locked = await signInAs(email).catch((error: unknown) => error)
      expect(locked).toMatchObject({ status: 429, code: 'tooManyAttempts' })
      const wait = Number((locked as { headers: Headers }).headers.get('Retry-After'))
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(900)
      platform.advanceTime(minutes(15) + 1000)
      await handle().delete(signInFailures)
    },
  )

  test('a locked network address locks no other', async () => {
    const at = platform.services.clock.now()
    const subject = 'ip 192.0.2.1'
    await handle()
      .insert(signInFailures)
      .values(
        Array.from({ length: 200 }, (_, count) => ({ id: `from here ${count}`, subject, at })),
      )
    for (let guess = 0; guess < 11; guess += 1) {
      await expect(signInAs('mssp@demo.test', 'wrong')).rejects.toMatchObject({ status: 429 })
    }
    await handle().delete(signInFailures).where(eq(signInFailures.subject, subject))
    await expect(signInAs('mssp@demo.test')).resolves.toBeTruthy()
  })

  test('distinguishes an address from one with characters that become the same in lower case', async () => {
    await expect(signInAs('broKer@demo.test')).resolves.toBeTruthy()
    await expect(signInAs('bro\u212aer@demo.test')).rejects.toMatchObject({ status: 401 })
  })

  test('locks for a quarter of an hour from the tenth failure, however slow the failures', async () => {
    const email = 'cluster@demo.test'
    for (let guess = 0; guess < 10; guess += 1) {
      if (guess > 0) platform.advanceTime(minutes(1.5))
      await expect(signInAs(email, 'wrong')).rejects.toMatchObject({ status: 401 })
    }
    platform.advanceTime(minutes(14.9))
    await expect(signInAs(email)).rejects.toMatchObject({ status: 429 })
    platform.advanceTime(minutes(0.2))
    await expect(signInAs(email)).resolves.toBeTruthy()
  })

  test('ten failures in more than a quarter of an hour do not lock', async () => {
    const email = 'cluster@demo.test'
    for (let guess = 0; guess < 12; guess += 1) {
      await expect(signInAs(email, 'wrong')).rejects.toMatchObject({ status: 401 })
      platform.advanceTime(minutes(1.7))
    }
    await expect(signInAs(email)).resolves.toBeTruthy()
  })

  test('a clock that is set back does not lock', async () => {
    const email = 'cluster@demo.test'
    platform.advanceTime(minutes(60))
    const guesses = Array.from({ length: 10 }, () => signInAs(email, 'wrong').catch(() => 0))
    await Promise.all(guesses)
    platform.advanceTime(-minutes(60))
    await expect(signInAs(email)).resolves.toBeTruthy()
  })

  test('the demo’s sign-ins fail where the demo is off', async () => {
    const real = await platform.another({ demo: false })
    const response = await real.app.fetch(
      new Request('http://localhost:4100/api/auth/v1/login', {
        method: 'POST',
        body: JSON.stringify({ username: 'agent@demo.test', password }),
      }),
    )
    expect(response.status).toBe(401)
    await real.close()
  })
})
