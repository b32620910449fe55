import { generateSync } from 'otplib'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { resetMfa, setUpMfa, updateMfa, verifyMfa } from '#core/identity/mfa/endpoints.ts'
import { getMe, refreshTokens } from '#core/identity/session/endpoints.ts'
import { signIn } from '#core/identity/sign-in/endpoints.ts'
import { readToken } from '#core/identity/session/read-token.ts'
import { userIds } from '../../kernel/seed/ids.ts'
import { seedPassword } from '../../directory/users/seed/users.ts'
import { startSession } from '../session/service.ts'
import type { Failure } from '../../testing/failure.ts'
import { hashTogether } from '../../testing/hash-together.ts'
import { testPlatform, type SignInName, type TestPlatform } from '../../testing/platform.ts'
import { rememberedDevices } from '../credentials/tables.ts'
import { acceptsCode } from './service.ts'
import { mfaSetUps, userFactors } from './tables.ts'

const password = seedPassword
const minute = 60_000

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 100 })
})
afterAll(() => platform.close())

const begin = (as: SignInName, mfaType: 'GOOGLE' | 'SMS' | 'EMAIL', more: object = {}) =>
  platform.request(setUpMfa, { body: { mfaType, password, ...more } }, as)
const finish = (
  as: SignInName,
  mfaType: 'GOOGLE' | 'SMS' | 'EMAIL',
  body: { mfa1: string; mfa2?: string },
) => platform.request(updateMfa, { query: { mfaType }, body }, as)
const mfaTypeOf = async (as: SignInName) => (await platform.request(getMe, {}, as)).mfaType

const codeAt = (secret: string | undefined, steps = 0): string => {
  const epoch = Math.floor(platform.services.clock.now().getTime() / 1000) + steps * 30
  return generateSync({ secret: secret ?? '', epoch })
}
const both = (secret: string | undefined) => ({ mfa1: codeAt(secret, -1), mfa2: codeAt(secret) })
const lastCode = async (to: string): Promise<string> => {
  const [mail] = await platform.mails(to)
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
  if (!code) throw new Error(`No code was sent to ${to}`)
  return code
}
const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a code from your authenticator app', () => {
  test('is turned on by two consecutive codes; a mail reports it', async () => {
    const setUp = await begin('agent', 'GOOGLE')
    expect(setUp.otpauthUrl).toContain(`otpauth://totp/Parapet:agent%40demo.test?secret=`)
    expect(setUp.otpauthUrl).toContain(String(setUp.secret))
    expect(await mfaTypeOf('agent')).toBe('NONE')
    await platform.request(verifyMfa, { body: { code: codeAt(setUp.secret) } }, 'agent')
    const codes = both(setUp.secret)
    await finish('agent', 'GOOGLE', codes)
    expect(await mfaTypeOf('agent')).toBe('GOOGLE')
    const [mail] = await platform.mails('agent@demo.test')
    expect(mail?.subject).toBe('Multi-factor authentication is on')
    expect(mail?.text).toContain('authenticator app')
    expect(mail?.text).not.toContain(String(setUp.secret))
    // the codes of the set-up are consumed and do not sign in
    expect(await acceptsCode(platform.services, userIds.agent, codes.mfa2)).toBe(false)
    expect(await acceptsCode(platform.services, userIds.agent, codeAt(setUp.secret, 1))).toBe(true)
    await expect(finish('agent', 'GOOGLE', codes)).rejects.toMatchObject({
      status: 409,
      code: 'mfaSetUpMissing',
    })
  })

  test('accepts codes that are entered late, as long as the second is valid', async () => {
    const { secret } = await begin('agency', 'GOOGLE')
    await finish('agency', 'GOOGLE', { mfa1: codeAt(secret, -2), mfa2: codeAt(secret, -1) })
    expect(await mfaTypeOf('agency')).toBe('GOOGLE')
  })

  test.each([
    ['one code twice', (secret?: string) => ({ mfa1: codeAt(secret), mfa2: codeAt(secret) })],
    [
      'the two in the wrong order',
      (secret?: string) => ({ mfa1: codeAt(secret), mfa2: codeAt(secret, -1) }),
    ],
    [
      'two that are not neighbours',
      (secret?: string) => ({ mfa1: codeAt(secret, -1), mfa2: codeAt(secret, 1) }),
    ],
    ['old ones', (secret?: string) => ({ mfa1: codeAt(secret, -5), mfa2: codeAt(secret, -4) })],
  ])('is not turned on by %s', async (_what, codes) => {
    const { secret } = await begin('underwriter', 'GOOGLE')
    await expect(finish('underwriter', 'GOOGLE', codes(secret))).rejects.toMatchObject({
      status: 409,
      code: 'mfaCodeRefused',
    })
    expect(await mfaTypeOf('underwriter')).toBe('NONE')
  })

  test('needs the second code', async () => {
    const { secret } = await begin('underwriter', 'GOOGLE')
    await expect(finish('underwriter', 'GOOGLE', { mfa1: codeAt(secret) })).rejects.toMatchObject({
      status: 400,
      errors: [{ code: 'codeDigits', field: 'mfa2' }],
    })
  })

  test('must be set up again after five wrong attempts', async () => {
    const { secret } = await begin('claims', 'GOOGLE')
    const invalid = { mfa1: codeAt(secret), mfa2: codeAt(secret) }
    for (let tries = 1; tries < 5; tries += 1) {
      await expect(finish('claims', 'GOOGLE', invalid)).rejects.toMatchObject({
        code: 'mfaCodeRefused',
      })
    }
    await expect(finish('claims', 'GOOGLE', invalid)).rejects.toMatchObject({
      code: 'mfaSetUpMissing',
    })
    await expect(finish('claims', 'GOOGLE', both(secret))).rejects.toMatchObject({
      code: 'mfaSetUpMissing',
    })
  })

  test('must be set up again after ten minutes', async () => {
    const { secret } = await begin('claims', 'GOOGLE')
    platform.advanceTime(10 * minute + 1_000)
    const answer = finish('claims', 'GOOGLE', both(secret))
    await expect(answer).rejects.toMatchObject({ code: 'mfaSetUpMissing' })
  })

  test('is turned on by one of parallel calls', async () => {
    const { secret } = await begin('wholesale', 'GOOGLE')
    const codes = both(secret)
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => finish('wholesale', 'GOOGLE', codes)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await mfaTypeOf('wholesale')).toBe('GOOGLE')
  })

  test('returns its secret once, and in no later response', async () => {
    const rows = await platform.services.database.handle().select().from(userFactors)
    const secrets = rows.flatMap(({ secret }) => secret ?? [])
    expect(secrets.length).toBeGreaterThan(0)
    const me = await platform.request(getMe, {}, 'wholesale')
    for (const secret of secrets) expect(JSON.stringify(me)).not.toContain(secret)
    expect((await begin('wholesale', 'GOOGLE')).secret).not.toBe(secrets[0])
  })

  test('an active factor stays on until the new one is confirmed', async () => {
    await begin('agent', 'EMAIL')
    expect(await mfaTypeOf('agent')).toBe('GOOGLE')
  })
})

describe('a code by e-mail', () => {
  test('turns the factor on, once', async () => {
    const setUp = await begin('customer', 'EMAIL')
    expect(setUp).toEqual({
      mfaType: 'EMAIL',
      sentTo: 'c•••@demo.test',
      resendInSeconds: 30,
    })
    const code = await lastCode('customer@demo.test')
    await platform.request(verifyMfa, { body: { code } }, 'customer')
    await expect(
      platform.request(verifyMfa, { body: { code: another(code) } }, 'customer'),
    ).rejects.toMatchObject({ status: 409, code: 'mfaCodeRefused' })
    await finish('customer', 'EMAIL', { mfa1: code })
    expect(await mfaTypeOf('customer')).toBe('EMAIL')
    await expect(finish('customer', 'EMAIL', { mfa1: code })).rejects.toMatchObject({ status: 409 })
  })

  test('is sent again after 30 seconds, not before', async () => {
    await begin('da', 'EMAIL')
    platform.advanceTime(10_000)
    await expect(begin('da', 'EMAIL')).rejects.toMatchObject({
      status: 429,
      code: 'codeTooSoon',
    })
    expect(await platform.mails('da@demo.test')).toHaveLength(1)
    platform.advanceTime(21_000)
    await begin('da', 'EMAIL')
    expect(await platform.mails('da@demo.test')).toHaveLength(2)
    await finish('da', 'EMAIL', { mfa1: await lastCode('da@demo.test') })
  })

  test('is valid for its user and its factor only', async () => {
    await begin('carrier', 'EMAIL')
    const code = await lastCode('carrier@demo.test')
    await expect(finish('vendor', 'EMAIL', { mfa1: code })).rejects.toMatchObject({
      code: 'mfaSetUpMissing',
    })
    await expect(finish('carrier', 'SMS', { mfa1: code })).rejects.toMatchObject({
      code: 'mfaSetUpMissing',
    })
    // nor does it sign in
    expect(await acceptsCode(platform.services, userIds.carrier, code)).toBe(false)
    await finish('carrier', 'EMAIL', { mfa1: code })
  })

  test('expires after five minutes', async () => {
    await begin('vendor', 'EMAIL')
    const code = await lastCode('vendor@demo.test')
    platform.advanceTime(5 * minute + 1_000)
    await expect(finish('vendor', 'EMAIL', { mfa1: code })).rejects.toMatchObject({
      code: 'mfaCodeRefused',
    })
  })
})

describe('a code by text', () => {
  test('is sent to the profile’s number, or to the one given', async () => {
    expect(await begin('broker', 'SMS')).toMatchObject({ sentTo: '••• ••• 0110' })
    await lastCode('+442079460110')
    // another number need not wait
    const { sentTo } = await begin('broker', 'SMS', { phone: '+44 20 7946 0222' })
    expect(sentTo).toBe('••• ••• 0222')
    await finish('broker', 'SMS', { mfa1: await lastCode('+442079460222') })
    expect(await mfaTypeOf('broker')).toBe('SMS')
  })

  test('needs a number', async () => {
    await expect(begin('pool', 'SMS')).rejects.toMatchObject({
      status: 400,
      code: 'phoneRequired',
      errors: [{ code: 'phoneRequired', field: 'phone' }],
    })
    await expect(begin('pool', 'SMS', { phone: '12345' })).rejects.toMatchObject({
      status: 400,
      errors: [{ code: 'phoneInvalid', field: 'phone' }],
    })
  })
})

describe('the password', () => {
  test('is required again', async () => {
    const invalid = { password: 'not-the-password' }
    await expect(begin('cluster', 'GOOGLE', invalid)).rejects.toMatchObject({
      status: 400,
      code: 'currentPasswordWrong',
      errors: [{ code: 'currentPasswordWrong', field: 'password' }],
    })
    await expect(platform.request(resetMfa, { body: invalid }, 'cluster')).rejects.toMatchObject({
      status: 400,
      code: 'currentPasswordWrong',
    })
    expect(await platform.mails('cluster@demo.test')).toHaveLength(0)
  })

  test('can be attempted ten times in a quarter of an hour', async () => {
    const guess = () => begin('mssp', 'EMAIL', { password: 'guess' })
    // one session for all of them
    await platform.tokenOf('mssp')
    const answers = await Promise.allSettled(Array.from({ length: 12 }, guess))
    const codes = answers.map((each) => (each.status === 'rejected' ? each.reason.code : 'ok'))
    expect(codes.filter((code) => code === 'currentPasswordWrong')).toHaveLength(10)
    expect(codes.filter((code) => code === 'tooManyAttempts')).toHaveLength(2)
    await expect(begin('mssp', 'EMAIL')).rejects.toMatchObject({ status: 429 })
    platform.advanceTime(15 * minute + 1_000)
    await begin('mssp', 'EMAIL')
  })
})

describe('parallel calls', () => {
  const errorsOf = (answers: readonly PromiseSettledResult<unknown>[]) =>
    answers.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  const meanwhile = { status: 409, code: 'mfaChangedMeanwhile' }

  afterEach(() => vi.restoreAllMocks())

  test.each(['GOOGLE', 'EMAIL'] as const)('start one set-up by %s', async (mfaType) => {
    hashTogether(platform.services, 'matches')
    const answers = await Promise.allSettled([begin('broker', mfaType), begin('broker', mfaType)])
    expect(errorsOf(answers)).toEqual([expect.objectContaining(meanwhile)])
    platform.advanceTime(31_000)
    await expect(begin('broker', mfaType)).resolves.toBeTruthy()
  })

  test('turn a factor off once', async () => {
    const { secret } = await begin('aubroker', 'GOOGLE')
    await finish('aubroker', 'GOOGLE', both(secret))
    hashTogether(platform.services, 'matches')
    const off = () => platform.request(resetMfa, { body: { password } }, 'aubroker')
    const answers = await Promise.allSettled([off(), off()])
    expect(errorsOf(answers)).toEqual([expect.objectContaining(meanwhile)])
    expect(await mfaTypeOf('aubroker')).toBe('NONE')
  })

  test('leave one consistent state when they turn a factor on and off', async () => {
    const { secret } = await begin('desk', 'GOOGLE')
    const answers = await Promise.allSettled([
      finish('desk', 'GOOGLE', both(secret)),
      platform.request(resetMfa, { body: { password } }, 'desk'),
    ])
    for (const apiError of errorsOf(answers)) expect(apiError).toMatchObject({ status: 409 })
    const [, off] = answers
    expect(await mfaTypeOf('desk')).toBe(off?.status === 'fulfilled' ? 'NONE' : 'GOOGLE')
  })
})

test('guesses at the sign-in do not block the user’s set-up', async () => {
  const body = { username: 'underwriter@demo.test', password: 'guess' }
  const guess = () => platform.request(signIn, { body }).catch((error: Failure) => error.status)
  await Promise.all(Array.from({ length: 10 }, guess))
  expect(await guess()).toBe(429)
  await expect(begin('underwriter', 'EMAIL')).resolves.toBeTruthy()
})

describe('turning off', () => {
  test('removes the factor and the remembered devices; a mail reports it', async () => {
    const handle = platform.services.database.handle()
    const { secret } = await begin('reinsurer', 'GOOGLE')
    await finish('reinsurer', 'GOOGLE', both(secret))
    await handle
      .insert(rememberedDevices)
      .values({ hash: 'h', userId: userIds.reinsurer, expires: new Date('2099-01-01') })
    await platform.request(resetMfa, { body: { password } }, 'reinsurer')
    expect(await mfaTypeOf('reinsurer')).toBe('NONE')
    expect(await acceptsCode(platform.services, userIds.reinsurer, codeAt(secret, 1))).toBe(false)
    expect(await handle.select().from(rememberedDevices)).toEqual([])
    const [mail] = await platform.mails('reinsurer@demo.test')
    expect(mail?.subject).toBe('Multi-factor authentication is off')
    // a repeated call is no error and sends no second mail
    await platform.request(resetMfa, { body: { password } }, 'reinsurer')
    expect(await platform.mails('reinsurer@demo.test')).toHaveLength(2)
  })
})

test('a renewed token has the new factor', async () => {
  const opened = await startSession(platform.services, { userId: userIds.premiumprocessor })
  const as = { token: opened.accessToken }
  const body = { mfaType: 'EMAIL', password } as const
  await platform.request(setUpMfa, { body }, as)
  const code = await lastCode('premiumprocessor@demo.test')
  await platform.request(updateMfa, { query: { mfaType: 'EMAIL' }, body: { mfa1: code } }, as)
  const { refreshToken } = opened
  const renewed = await platform.request(refreshTokens, { body: { refreshToken } })
  expect(readToken(renewed.accessToken)?.payload).toMatchObject({ mfaType: 'EMAIL' })
})

test.each([
  ['POST', '/api/auth/v1/mfa/setup', '{"mfaType":"NONE","password":"x"}'],
  ['POST', '/api/auth/v1/mfa/setup', '{"mfaType":"SMS"}'],
  ['POST', '/api/auth/v1/mfa/setup', '{'],
  ['POST', '/api/auth/v1/mfa/setup', '[]'],
  ['POST', '/api/auth/v1/mfa/verify', '{"code":123456}'],
  ['POST', '/api/auth/v1/mfa/verify', '{"code":"12345a"}'],
  ['POST', '/api/auth/v1/mfa/reset', '{}'],
  ['PUT', '/api/auth/v1/mfa/update', '{"mfa1":"123456"}'],
  ['PUT', '/api/auth/v1/mfa/update?mfaType=NONE', '{"mfa1":"123456"}'],
  ['PUT', '/api/auth/v1/mfa/update?mfaType=SMS', '{"mfa1":"1234567"}'],
  ['PUT', '/api/auth/v1/mfa/update?mfaType=SMS', '{"mfa1":"12\\u000034"}'],
])('%s %s returns 400 for %s', async (method, path, body) => {
  const headers = { Authorization: `Bearer ${await platform.tokenOf('admin')}` }
  const response = await platform.fetch(path, { method, headers, body })
  expect(response.status).toBe(400)
})

test('an expired set-up leaves nothing that could be used', async () => {
  await begin('admin', 'EMAIL')
  platform.advanceTime(11 * minute)
  const rows = await platform.services.database.handle().select().from(mfaSetUps)
  expect(rows.some(({ userId }) => userId === userIds.admin)).toBe(true)
  const code = await lastCode('admin@demo.test')
  await expect(platform.request(verifyMfa, { body: { code } }, 'admin')).rejects.toMatchObject({
    code: 'mfaSetUpMissing',
  })
})
