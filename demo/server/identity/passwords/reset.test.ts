import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  checkPasswordReset,
  requestPasswordReset,
  sendPasswordReset,
  setPassword,
  validatePassword,
} from '#core/identity/passwords/endpoints.ts'
import { getMe } from '#core/identity/session/endpoints.ts'
import { signIn } from '#core/identity/sign-in/endpoints.ts'
import type { Failure } from '../../testing/failure.ts'
import { seedPassword } from '../../directory/users/seed/users.ts'
import { signInFailures } from '../session/tables.ts'
import { humanProof } from '../../testing/human-proof.ts'
import { hashTogether } from '../../testing/hash-together.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { users } from '../../directory/users/tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 100 })
})
afterAll(() => platform.close())
afterEach(() => vi.restoreAllMocks())

const minute = 60_000
const handle = () => platform.services.database.handle()
const lost = { status: 404, code: 'linkNotFound' }
const changed = { status: 409, code: 'passwordChangedMeanwhile' }

const request = (email: string, captchaResponse: string) =>
  platform.request(requestPasswordReset, { params: { email }, query: { captchaResponse } })
/** Sends a link as staff, who need no proof of work. */
const send = (email: string, as: As = 'admin') =>
  platform.request(sendPasswordReset, { params: { email } }, as)
const newestToken = async (email: string): Promise<string> => {
  const [mail] = await platform.mails(email)
  const link = mail?.links.find((each) => each.includes('/confirmPasswordReset/'))
  if (!link) throw new Error(`No link was mailed to ${email}`)
  return link.split('/').at(-1) ?? ''
}
const linkFor = async (email: string): Promise<string> => {
  await send(email)
  return newestToken(email)
}
const set = (token: string, password: string, mfaCode?: string) =>
  platform.request(setPassword, {
    params: { token },
    body: { password, ...(mfaCode !== undefined && { mfaCode }) },
  })
const check = (token: string) => platform.request(checkPasswordReset, { params: { token } })
const signInAs = (username: string, password: string) =>
  platform.request(signIn, { body: { username, password } })
const me = (token: string) => platform.request(getMe, {}, { token })

describe('asking for a reset', () => {
  test('mails a link to a user’s address, and returns the same response for every address', async () => {
    const before = (await platform.mails()).length
    for (const id of ['Agent@Demo.test', 'nobody@demo.test', 'disabled@demo.test', 'no address']) {
      await expect(request(id, await humanProof(platform))).resolves.toBeUndefined()
    }
    const mails = await platform.mails()
    expect(mails).toHaveLength(before + 1)
    expect(mails[0]?.to).toBe('agent@demo.test')
    await expect(check(await newestToken('agent@demo.test'))).resolves.toBeUndefined()
  })

  test('needs a proof of work for any address', async () => {
    const refused = { status: 400, code: 'humanCheckFailed' }
    await expect(request('agent@demo.test', 'nonsense')).rejects.toMatchObject(refused)
    await expect(request('nobody@demo.test', '')).rejects.toMatchObject(refused)
  })

  test('sends five mails an hour at most', async () => {
    const email = 'pool@demo.test'
    for (let challenge = 0; challenge < 7; challenge += 1) await send(email)
    expect(await platform.mails(email)).toHaveLength(5)
  })
})

describe('a link to set a password', () => {
  test('sets it, ends the sessions, sends a mail and signs in', async () => {
    const email = 'mssp@demo.test'
    const before = await signInAs(email, seedPassword)
    const [other, token] = [await linkFor(email), await linkFor(email)]
    const tokens = await set(token, 'Another-word-1')
    expect(await me(tokens.accessToken)).toMatchObject({ email })
    await expect(me(before.accessToken)).rejects.toMatchObject({ status: 401 })
    expect((await platform.mails(email))[0]?.subject).toBe('Your password was changed')
    await expect(signInAs(email, seedPassword)).rejects.toMatchObject({ status: 401 })
    await expect(signInAs(email, 'Another-word-1')).resolves.toBeTruthy()
    for (const dead of [token, other]) {
      await expect(check(dead)).rejects.toMatchObject(lost)
      await expect(set(dead, 'Another-word-2')).rejects.toMatchObject(lost)
    }
  })

  test('works for one of two parallel calls', async () => {
    const token = await linkFor('carrier@demo.test')
    const words = ['Another-word-1', 'Another-word-2', 'Another-word-3']
    hashTogether(platform.services, 'hashes', words.length)
    const answers = await Promise.allSettled(words.map((word) => set(token, word)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const errors = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(errors).toEqual([expect.objectContaining(changed), expect.objectContaining(changed)])
    await expect(set(token, 'Another-word-4')).rejects.toMatchObject(lost)
  })

  test('expires after an hour', async () => {
    const token = await linkFor('vendor@demo.test')
    platform.advanceTime(60 * minute + 1)
    await expect(check(token)).rejects.toMatchObject(lost)
    await expect(set(token, 'Another-word-1')).rejects.toMatchObject(lost)
  })

  test('is invalid once its user is disabled', async () => {
    const token = await linkFor('cluster@demo.test')
    const status = (to: 'ACTIVE' | 'DISABLED') =>
      handle().update(users).set({ status: to }).where(eq(users.email, 'cluster@demo.test'))
    await status('DISABLED')
    await expect(set(token, 'Another-word-1')).rejects.toMatchObject(lost)
    await status('ACTIVE')
  })

  test('stays valid after a password that breaks the rules, which include the user’s data', async () => {
    const token = await linkFor('customer@demo.test')
    const password = seedPassword
    await expect(set(token, password)).rejects.toMatchObject({
      status: 400,
      code: 'passwordRefused',
      errors: [{ code: 'passwordReused', detail: 'Not one of your last 5 passwords' }],
    })
    const validate = (word: string) =>
      platform.request(validatePassword, { query: { token }, body: { password: word } })
    await expect(validate(password)).rejects.toMatchObject({ errors: [{ code: 'passwordReused' }] })
    await expect(validate('Okafor-okafor-1')).rejects.toMatchObject({
      errors: [{ code: 'passwordHoldsName' }],
    })
    await expect(set(token, 'Another-word-1')).resolves.toBeTruthy()
  })

  test.each([
    ['expired@demo.test', 418],
    ['unvalidated@demo.test', 412],
  ])('reactivates %s', async (email, status) => {
    await expect(signInAs(email, seedPassword)).rejects.toMatchObject({ status })
    const token = await linkFor(email)
    await expect(set(token, 'Another-word-1')).resolves.toBeTruthy()
    await expect(signInAs(email, 'Another-word-1')).resolves.toBeTruthy()
  })

  test('sets the password also for a user without an area', async () => {
    const token = await linkFor('unknown@demo.test')
    await expect(set(token, 'Another-word-1')).rejects.toMatchObject({
      status: 409,
      code: 'accountTypeUnknown',
    })
    await expect(set(token, 'Another-word-2')).rejects.toMatchObject(lost)
  })

  test('signs in a user who was locked out by guesses', async () => {
    const email = 'premiumprocessor@demo.test'
    const guesses = Array.from({ length: 11 }, () =>
      signInAs(email, 'wrong').catch(() => undefined),
    )
    await Promise.all(guesses)
    await expect(signInAs(email, seedPassword)).rejects.toMatchObject({ status: 429 })
    await set(await linkFor(email), 'Another-word-1')
    await expect(signInAs(email, 'Another-word-1')).resolves.toBeTruthy()
  })

  test('requires the second factor before it is consumed', async () => {
    const email = 'mfa-email@demo.test'
    const token = await linkFor(email)
    await expect(set(token, 'short')).rejects.toMatchObject({ code: 'passwordRefused' })
    const challenge = await set(token, 'Another-word-1').catch((error: unknown) => error)
    expect(challenge).toMatchObject({ status: 307, code: 'mfaRequired', mfaType: 'EMAIL' })
    expect((challenge as Failure).headers.has('Location')).toBe(false)
    const code = (await platform.mails(email))[0]?.codes[0] ?? ''
    const wrongCode = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    await expect(set(token, 'Another-word-1', wrongCode)).rejects.toMatchObject({
      status: 409,
      code: 'mfaCodeRefused',
    })
    await expect(check(token)).resolves.toBeUndefined()
    await expect(set(token, 'Another-word-1', code)).resolves.toBeTruthy()
    await expect(check(token)).rejects.toMatchObject(lost)
  })

  test('does not disclose passwords of a user with a second factor', async () => {
    const email = 'mfa-text@demo.test'
    const token = await linkFor(email)
    // somebody with the current password could turn off the factor
    const body = { password: seedPassword }
    await expect(
      platform.request(validatePassword, { query: { token }, body }),
    ).resolves.toBeUndefined()
    await expect(set(token, seedPassword)).rejects.toMatchObject({ code: 'mfaRequired' })
    const code = (await platform.mails('+1 555 010 0151'))[0]?.codes[0] ?? ''
    await expect(set(token, seedPassword, code)).rejects.toMatchObject({
      errors: [{ code: 'passwordReused' }],
    })
    await expect(check(token)).resolves.toBeUndefined()
  })

  test('signs in a user with a second factor while others guess the password', async () => {
    const email = 'mfa-text@demo.test'
    platform.advanceTime(minute)
    const guesses = Array.from({ length: 11 }, () =>
      signInAs(email, 'wrong').catch(() => undefined),
    )
    await Promise.all(guesses)
    await expect(signInAs(email, seedPassword)).rejects.toMatchObject({ status: 429 })
    const token = await linkFor(email)
    await expect(set(token, 'Another-word-1')).rejects.toMatchObject({ code: 'mfaRequired' })
    const code = (await platform.mails('+1 555 010 0151'))[0]?.codes[0] ?? ''
    await expect(set(token, 'Another-word-1', code)).resolves.toBeTruthy()
  })

  test('limits guesses at the second factor', async () => {
    const token = await linkFor('mfa-app@demo.test')
    const guess = () =>
      set(token, 'Another-word-1', '000000').catch(({ status }: Failure) => status)
    const statuses = await Promise.all(Array.from({ length: 12 }, guess))
    expect(statuses.filter((status) => status === 409)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    await handle().delete(signInFailures)
  })
})

describe('administrators', () => {
  test('can send a link to their own users', async () => {
    await send('agent@demo.test', 'agency')
    const [mail] = await platform.mails('agent@demo.test')
    expect(mail?.text).toContain('Your account admin asked you')
  })

  test.each(['broker@demo.test', 'admin@demo.test', 'nobody@demo.test'])(
    'cannot send a link to users of others: %s',
    async (email) => {
      const before = (await platform.mails()).length
      await expect(send(email, 'agency')).rejects.toMatchObject({ status: 404, code: 'notFound' })
      expect(await platform.mails()).toHaveLength(before)
    },
  )
})
