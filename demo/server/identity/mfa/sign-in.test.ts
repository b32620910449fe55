import { eq } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { afterAll, beforeEach, beforeAll, describe, expect, test } from 'vitest'
import type { MfaType } from '#core/foundation/errors/mfa-type.ts'
import { userIds } from '../../kernel/seed/ids.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { users } from '../../directory/users/tables.ts'
import { acceptsCode, challengeFor } from './service.ts'
import { mfaCodes, usedSteps, userFactors } from './tables.ts'
import { newSecret } from './totp.ts'

const userId = userIds.agent
const email = 'agent@demo.test'
const phone = '+1 555 010 0199'
const secret = newSecret()
const minute = 60_000

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 100 })
})
afterAll(() => platform.close())

const give = async (mfaType: MfaType) => {
  const handle = platform.services.database.handle()
  await handle.update(users).set({ mfaType }).where(eq(users.id, userId))
  await handle
    .insert(userFactors)
    .values({ userId, secret, phone })
    .onConflictDoUpdate({ target: userFactors.userId, set: { secret, phone } })
}

beforeEach(async () => {
  const handle = platform.services.database.handle()
  await handle.delete(mfaCodes)
  await handle.delete(usedSteps)
})

const challenge = () => challengeFor(platform.services, userId)
const accepts = (code: string) => acceptsCode(platform.services, userId, code)
/** The codes sent so far, newest first. */
const codesTo = async (to: string): Promise<readonly string[]> =>
  (await platform.mails(to)).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])
const newest = async (to: string): Promise<string> => {
  const [code] = await codesTo(to)
  if (!code) throw new Error(`No code was sent to ${to}`)
  return code
}
const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const codeAt = (steps = 0): string => {
  const epoch = Math.floor(platform.services.clock.now().getTime() / 1000) + steps * 30
  return generateSync({ secret, epoch })
}

describe('a code from your authenticator app', () => {
  beforeEach(() => give('GOOGLE'))

  test('accepts the code of this step, the one before and the one after', async () => {
    for (const step of [-1, 0, 1]) expect(await accepts(codeAt(step))).toBe(true)
    for (const step of [-3, 3]) expect(await accepts(codeAt(step))).toBe(false)
  })

  test('accepts each code once', async () => {
    const code = codeAt()
    expect(await accepts(code)).toBe(true)
    expect(await accepts(code)).toBe(false)
    platform.advanceTime(minute)
    expect(await accepts(codeAt())).toBe(true)
  })

  test('is accepted by one of two parallel calls', async () => {
    const code = codeAt()
    const answers = await Promise.all([accepts(code), accepts(code), accepts(code)])
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  test('accepts a code with the space that apps show', async () => {
    const code = codeAt()
    expect(await accepts(`${code.slice(0, 3)} ${code.slice(3)}`)).toBe(true)
  })

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '12345\u0000', '-12345'])(
    'rejects an invalid code: %j',
    async (code) => {
      expect(await accepts(code)).toBe(false)
    },
  )

  test('is not sent', async () => {
    const before = await platform.mails(email)
    await challenge()
    expect(await platform.mails(email)).toHaveLength(before.length)
  })
})

describe.each([
  { mfaType: 'EMAIL', to: email },
  { mfaType: 'SMS', to: phone },
] as const)('a code by $mfaType', ({ mfaType, to }) => {
  beforeEach(() => give(mfaType))

  test('is sent and works once', async () => {
    await challenge()
    const code = await newest(to)
    expect(await accepts(another(code))).toBe(false)
    expect(await accepts(code)).toBe(true)
    expect(await accepts(code)).toBe(false)
  })

  test('works for one of parallel calls', async () => {
    await challenge()
    const code = await newest(to)
    const answers = await Promise.all([accepts(code), accepts(code), accepts(code)])
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  test('is not sent again within 30 seconds, also in parallel', async () => {
    const before = (await codesTo(to)).length
    await Promise.all([challenge(), challenge(), challenge()])
    expect(await codesTo(to)).toHaveLength(before + 1)
    platform.advanceTime(29_000)
    await challenge()
    expect(await codesTo(to)).toHaveLength(before + 1)
    platform.advanceTime(2_000)
    const first = await newest(to)
    await challenge()
    expect(await codesTo(to)).toHaveLength(before + 2)
    expect(await accepts(first)).toBe(false)
    expect(await accepts(await newest(to))).toBe(true)
  })

  test('expires after five minutes', async () => {
    await challenge()
    platform.advanceTime(5 * minute + 1_000)
    expect(await accepts(await newest(to))).toBe(false)
  })

  test('is invalid after the fifth wrong attempt, also in parallel', async () => {
    await challenge()
    const code = await newest(to)
    await Promise.all(Array.from({ length: 5 }, () => accepts(another(code))))
    expect(await accepts(code)).toBe(false)
    platform.advanceTime(31_000)
    await challenge()
    expect(await accepts(await newest(to))).toBe(true)
  })

  test('works for its user only', async () => {
    await challenge()
    const code = await newest(to)
    expect(await acceptsCode(platform.services, userIds.agency, code)).toBe(false)
    expect(await acceptsCode(platform.services, 'nobody', code)).toBe(false)
    expect(await accepts(code)).toBe(true)
  })

  test('is not stored in the database', async () => {
    await challenge()
    const code = await newest(to)
    const rows = await platform.services.database.handle().select().from(mfaCodes)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows.map(({ hash }) => hash))).not.toContain(code)
  })
})

test('a user without a factor gets no code, and no code is accepted', async () => {
  await give('NONE')
  const before = await platform.mails(email)
  await challenge()
  expect(await platform.mails(email)).toHaveLength(before.length)
  expect(await accepts(codeAt())).toBe(false)
})

test('mails with codes have an hourly limit', async () => {
  await give('EMAIL')
  const limited = await platform.another({ limitFactor: 1 })
  // moves past the mails of earlier tests, which count too
  platform.advanceTime(3_600_000)
  limited.clock.setOffset(platform.platform.clock.offset())
  const ask = () => challengeFor(limited.services, userId)
  const before = (await codesTo(email)).length
  for (let sent = 0; sent < 20; sent += 1) {
    limited.clock.setOffset(limited.clock.offset() + 31_000)
    await ask()
  }
  limited.clock.setOffset(limited.clock.offset() + 31_000)
  await expect(ask()).rejects.toMatchObject({ status: 429, code: 'tooManyRequests' })
  platform.advanceTime(3_600_000)
  expect(await codesTo(email)).toHaveLength(before + 20)
  await limited.close()
})
