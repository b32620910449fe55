import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  changePassword,
  listPasswordConstraints,
  sendPasswordReset,
  setPassword,
  validatePassword,
} from '#core/identity/passwords/endpoints.ts'
import { brokenRules } from '#core/identity/passwords/rules.ts'
import { getMe } from '#core/identity/session/endpoints.ts'
import { signIn } from '#core/identity/sign-in/endpoints.ts'
import { hashSecret, secretMatches } from '../credentials/secrets.ts'
import { userIds } from '../../kernel/seed/ids.ts'
import { seedPassword } from '../../directory/users/seed/users.ts'
import { startSession } from '../session/service.ts'
import type { Failure } from '../../testing/failure.ts'
import { hashTogether } from '../../testing/hash-together.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { users } from '../../directory/users/tables.ts'
import { passwordHistory } from './tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 100 })
})
afterAll(() => platform.close())

const signInAs = (email: string, password: string) =>
  platform.request(signIn, { body: { username: email, password } })
const me = (token: string) => platform.request(getMe, {}, { token })

describe('password rules', () => {
  test('are listed in the caller’s language, each by its code', async () => {
    const rules = await platform.request(listPasswordConstraints, {})
    expect(rules[0]).toEqual({
      errorCode: 'passwordTooShort',
      displayText: 'At least 8 characters',
    })
    expect(rules.at(-1)).toEqual({
      errorCode: 'passwordReused',
      displayText: 'Not one of your last 5 passwords',
    })
    expect(new Set(rules.map(({ errorCode }) => errorCode)).size).toBe(9)
  })

  test('accept the password of every seeded sign-in', async () => {
    const seeded = await platform.services.database.handle().select().from(users)
    expect(seeded.length).toBeGreaterThan(20)
    expect(seeded.filter((user) => brokenRules(seedPassword, user).length > 0)).toEqual([])
  })

  test('are checked without a user', async () => {
    const validate = (password: string) =>
      platform.request(validatePassword, { query: {}, body: { password } })
    await expect(validate('Kept-safe-9')).resolves.toBeUndefined()
    await expect(validate('short')).rejects.toMatchObject({
      status: 400,
      code: 'passwordRefused',
      errors: [
        { code: 'passwordTooShort', detail: 'At least 8 characters' },
        { code: 'passwordNeedsUpper', detail: 'An uppercase letter' },
        { code: 'passwordNeedsDigit', detail: 'A digit' },
        { code: 'passwordNeedsSpecial', detail: 'A special character' },
      ],
    })
  })

  test('are the same with an unknown token as without one', async () => {
    await expect(
      platform.request(validatePassword, {
        query: { token: 'nonsense' },
        body: { password: 'Kept-safe-9' },
      }),
    ).resolves.toBeUndefined()
  })
})

test('a password is the same however the keyboard encodes its characters', async () => {
  const [composed, apart] = ['Caf\u00e9-word-1', 'Cafe\u0301-word-1']
  expect(composed).not.toBe(apart)
  const { services } = platform
  expect(await secretMatches(services, await hashSecret(services, composed), apart)).toBe(true)
})

describe('a change of the own password', () => {
  afterEach(() => vi.restoreAllMocks())

  const email = 'carrier@demo.test'
  const change = (token: string, currentPassword: string, password: string) =>
    platform.request(changePassword, { body: { currentPassword, password } }, { token })

  test('ends the other sessions, but not this one, and sends a mail', async () => {
    const first = await signInAs(email, seedPassword)
    const here = await signInAs(email, seedPassword)
    const before = (await platform.mails(email)).length
    await change(here.accessToken, seedPassword, 'Another-word-1')
    await expect(me(first.accessToken)).rejects.toMatchObject({ status: 401 })
    await expect(me(here.accessToken)).resolves.toBeTruthy()
    const [mail, ...others] = await platform.mails(email)
    expect(mail?.subject).toBe('Your password was changed')
    expect(others).toHaveLength(before)
    await expect(signInAs(email, seedPassword)).rejects.toMatchObject({ status: 401 })
    await expect(signInAs(email, 'Another-word-1')).resolves.toBeTruthy()
  })

  test('succeeds for one of two parallel calls', async () => {
    const email = 'pool@demo.test'
    const sessions = await Promise.all([
      signInAs(email, seedPassword),
      signInAs(email, seedPassword),
    ])
    const words = ['Another-word-1', 'Another-word-2']
    hashTogether(platform.services, 'hashes')
    const answers = await Promise.allSettled(
      sessions.map(({ accessToken }, at) => change(accessToken, seedPassword, words[at] ?? '')),
    )
    const won = answers.findIndex(({ status }) => status === 'fulfilled')
    expect(answers[1 - won]).toMatchObject({
      status: 'rejected',
      reason: { status: 409, code: 'passwordChangedMeanwhile', detail: expect.stringMatching(/./) },
    })
    await expect(signInAs(email, words[won] ?? '')).resolves.toBeTruthy()
    await expect(signInAs(email, words[1 - won] ?? '')).rejects.toMatchObject({ status: 401 })
  })

  test('succeeds once together with a parallel reset by mail', async () => {
    const email = 'premiumprocessor@demo.test'
    const { accessToken } = await signInAs(email, seedPassword)
    await platform.request(sendPasswordReset, { params: { email } }, 'admin')
    const link = (await platform.mails(email))[0]?.links[0] ?? ''
    const params = { token: link.split('/').at(-1) ?? '' }
    hashTogether(platform.services, 'hashes')
    const answers = await Promise.allSettled([
      change(accessToken, seedPassword, 'Another-word-1'),
      platform.request(setPassword, { params, body: { password: 'Another-word-2' } }),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(answers.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))).toEqual([
      expect.objectContaining({ status: 409, code: 'passwordChangedMeanwhile' }),
    ])
  })

  test('is not blocked by guesses at the sign-in', async () => {
    const email = 'cluster@demo.test'
    const { accessToken } = await signInAs(email, seedPassword)
    const guesses = Array.from({ length: 10 }, () =>
      signInAs(email, 'guess').catch(() => undefined),
    )
    await Promise.all(guesses)
    await expect(signInAs(email, seedPassword)).rejects.toMatchObject({ status: 429 })
    await expect(change(accessToken, seedPassword, 'Another-word-1')).resolves.toBeUndefined()
  })

  test('requires the current password and counts wrong ones', async () => {
    const tokens = await signInAs('reinsurer@demo.test', seedPassword)
    const attempts = Array.from({ length: 10 }, () =>
      change(tokens.accessToken, 'wrong', 'Another-word-1').catch((error: unknown) => error),
    )
    for (const refused of await Promise.all(attempts)) {
      expect(refused).toMatchObject({
        status: 400,
        code: 'currentPasswordWrong',
        errors: [{ code: 'currentPasswordWrong', field: 'currentPassword' }],
      })
    }
    await expect(change(tokens.accessToken, seedPassword, 'Another-word-1')).rejects.toMatchObject({
      status: 429,
      code: 'tooManyAttempts',
    })
    // a stolen session blocks neither the sign-in of its user nor a change in another session
    const elsewhere = await signInAs('reinsurer@demo.test', seedPassword)
    await expect(
      change(elsewhere.accessToken, seedPassword, 'Another-word-1'),
    ).resolves.toBeUndefined()
  })

  test('allows no more guesses in more sessions', async () => {
    const email = 'broker@demo.test'
    const statuses: number[] = []
    for (let session = 0; session < 6; session += 1) {
      const { accessToken } = await startSession(platform.services, { userId: userIds.broker })
      for (let guess = 0; guess < 10; guess += 1) {
        const failure: Failure = await change(accessToken, 'wrong', 'Another-word-1').then(
          () => Promise.reject(new Error('The guess was right')),
          (error: Failure) => error,
        )
        statuses.push(failure.status)
      }
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(50)
    expect(statuses.slice(50)).toEqual(Array.from({ length: 10 }, () => 429))
    await expect(signInAs(email, seedPassword)).resolves.toBeTruthy()
  })

  test('applies the rules, including the one on the user’s name', async () => {
    const { accessToken } = await signInAs('vendor@demo.test', seedPassword)
    await expect(change(accessToken, seedPassword, 'Vera-vendor-1')).rejects.toMatchObject({
      status: 400,
      code: 'passwordRefused',
      errors: [{ code: 'passwordHoldsName', field: 'password' }],
    })
  })

  test('rejects the last five passwords', async () => {
    const email = 'da@demo.test'
    const { accessToken } = await signInAs(email, seedPassword)
    const passwords = [seedPassword, ...Array.from({ length: 5 }, (_, at) => `Another-word-${at}`)]
    for (const [at, password] of passwords.slice(1).entries()) {
      await change(accessToken, passwords[at] ?? '', password)
    }
    const toWire = passwords.at(-1) ?? ''
    for (const password of passwords.slice(1)) {
      await expect(change(accessToken, toWire, password)).rejects.toMatchObject({
        code: 'passwordRefused',
        errors: [{ code: 'passwordReused', detail: 'Not one of your last 5 passwords' }],
      })
    }
    await expect(change(accessToken, toWire, seedPassword)).resolves.toBeUndefined()
    const stored = await platform.services.database
      .handle()
      .select()
      .from(passwordHistory)
      .where(eq(passwordHistory.userId, 'user-da'))
    expect(stored).toHaveLength(4)
  })
})
