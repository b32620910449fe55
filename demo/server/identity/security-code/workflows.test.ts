import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMe, refreshTokens } from '#core/identity/session/endpoints.ts'
import { readToken } from '#core/identity/session/read-token.ts'
import {
  exchangeWorkflowCode,
  getWorkflow,
  sendWorkflowCode,
} from '#core/identity/security-code/endpoints.ts'
import type { CodeChannel } from '#core/identity/security-code/model.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { createWorkflow } from './service.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const phone = '+1 555 010 0142'
let count = 0

const newWorkflow = async ({ withPhone = true } = {}) => {
  count += 1
  const email = `payer-${count}@bayside.example`
  const { workflowId, link } = await createWorkflow(platform.services, {
    flow: 'E_PAY',
    grant: { kind: 'policy', id: `policy-${count}` },
    region: 'US',
    email,
    redirectPath: `/policy/policy-${count}/accountant-payment`,
    ...(withPhone && { phone }),
  })
  return { workflowId, link, email }
}

const open = (workflowId: string) => platform.request(getWorkflow, { params: { workflowId } })
const send = (workflowId: string, via: CodeChannel = 'email') =>
  platform.request(sendWorkflowCode, { params: { workflowId }, body: { via } })
const exchange = (workflowId: string, secret: string) =>
  platform.request(exchangeWorkflowCode, { body: { workflowId, secret } })
const lastCode = async (to: string): Promise<string> => {
  const [mail] = await platform.mails(to)
  return mail?.codes[0] ?? ''
}
const anotherCode = (code: string): string => (code === '000000' ? '111111' : '000000')

const useUpTries = async (workflowId: string, wrongCode: string): Promise<void> => {
  for (let left = 4; left > 0; left -= 1) {
    await expect(exchange(workflowId, wrongCode)).rejects.toMatchObject({
      status: 400,
      code: 'wrongCode',
      errors: [{ field: 'secret', code: 'wrongCode' }],
    })
    expect((await open(workflowId)).triesLeft).toBe(left)
  }
  await expect(exchange(workflowId, wrongCode)).rejects.toMatchObject({
    status: 423,
    code: 'workflowLocked',
  })
}

test('a link leads to the portal, sends no code when read, and its code opens one record', async () => {
  const { workflowId, link, email } = await newWorkflow()
  expect(link).toBe(`${platform.services.config.origins.portal.US}/validate/${workflowId}`)
  expect(await open(workflowId)).toMatchObject({
    flow: 'E_PAY',
    state: 'unsent',
    triesLeft: 5,
    codeExpiresInSeconds: 0,
    resendInSeconds: 0,
    flowUserPhone: '••• ••• 0142',
    sendCodeTo: 'p•••@bayside.example',
  })
  expect(await platform.mails(email)).toHaveLength(0)
  expect(await send(workflowId)).toMatchObject({
    flow: 'E_PAY',
    state: 'open',
    triesLeft: 5,
    codeExpiresInSeconds: 300,
    resendInSeconds: 30,
    flowUserPhone: '••• ••• 0142',
    sendCodeTo: 'p•••@bayside.example',
  })
  await open(workflowId)
  expect(await platform.mails(email)).toHaveLength(1)

  const code = await lastCode(email)
  expect(code).toMatch(/^\d{6}$/)
  const answer = await exchange(workflowId, code)
  expect(answer.redirectURL).toBe(`/policy/policy-${count}/accountant-payment`)
  expect(readToken(answer.accessToken)?.payload).toMatchObject({
    kind: 'record',
    grant: answer.grant,
    flow: 'E_PAY',
  })
  await expect(platform.request(getMe, {}, { token: answer.accessToken })).rejects.toMatchObject({
    status: 403,
  })
  const renewed = await platform.request(refreshTokens, {
    body: { refreshToken: answer.refreshToken },
  })
  expect(readToken(renewed.accessToken)?.payload).toMatchObject({ grant: answer.grant })
})

test('two parallel requests send one code', async () => {
  const { workflowId, email } = await newWorkflow()
  await Promise.allSettled([send(workflowId), send(workflowId)])
  expect(await platform.mails(email)).toHaveLength(1)
})

test('the response discloses neither the address, the phone number nor the code', async () => {
  const { workflowId, email } = await newWorkflow()
  await send(workflowId)
  const response = await platform.fetch(`/api/auth/v1/validate/${workflowId}`)
  const text = await response.text()
  for (const secret of [email, phone, await lastCode(email)]) expect(text).not.toContain(secret)
})

test('a right code works a second time within a minute, but not later', async () => {
  const { workflowId, email } = await newWorkflow()
  await send(workflowId)
  const code = await lastCode(email)
  await exchange(workflowId, code)
  await expect(exchange(workflowId, code)).resolves.toBeTruthy()
  platform.advanceTime(61_000)
  await expect(exchange(workflowId, code)).rejects.toMatchObject({ status: 410 })
})

test('a code expires after five minutes', async () => {
  const { workflowId, email } = await newWorkflow()
  await send(workflowId)
  const code = await lastCode(email)
  platform.advanceTime(5 * 60_000 + 1)
  expect(await open(workflowId)).toMatchObject({ state: 'expired', codeExpiresInSeconds: 0 })
  await expect(exchange(workflowId, code)).rejects.toMatchObject({
    status: 410,
    code: 'codeExpired',
  })
  await send(workflowId)
  await expect(exchange(workflowId, await lastCode(email))).resolves.toBeTruthy()
})

describe('wrong codes', () => {
  test('lock the link after five for an hour, also for the right code', async () => {
    const { workflowId, email } = await newWorkflow()
    await send(workflowId)
    const code = await lastCode(email)
    await useUpTries(workflowId, anotherCode(code))
    expect(await open(workflowId)).toMatchObject({
      state: 'locked',
      triesLeft: 0,
      lockedForSeconds: 3600,
    })
    await expect(exchange(workflowId, code)).rejects.toMatchObject({ status: 423 })
    platform.advanceTime(60_000)
    await expect(send(workflowId)).rejects.toMatchObject({ status: 423 })
    platform.advanceTime(3_600_000)
    await send(workflowId)
    expect(await open(workflowId)).toMatchObject({ state: 'open', triesLeft: 5 })
  })

  test('count across codes, so that another code allows no new attempts', async () => {
    const { workflowId, email } = await newWorkflow()
    await send(workflowId)
    const wrongCode = anotherCode(await lastCode(email))
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(exchange(workflowId, wrongCode)).rejects.toMatchObject({ status: 400 })
    }
    platform.advanceTime(30_000)
    expect((await send(workflowId)).triesLeft).toBe(2)
  })

  test('count when they arrive in parallel', async () => {
    const { workflowId, email } = await newWorkflow()
    await send(workflowId)
    const wrongCode = anotherCode(await lastCode(email))
    const statuses = await Promise.all(
      Array.from({ length: 9 }, () =>
        exchange(workflowId, wrongCode).catch(({ status }: { status: number }) => status),
      ),
    )
    expect(statuses.filter((status) => status === 400)).toHaveLength(4)
    expect(statuses.filter((status) => status === 423)).toHaveLength(5)
  })

  test.each(['12345', '1234567', 'abcdef', ''])(
    '%j is not a code and does not count',
    async (secret) => {
      const { workflowId } = await newWorkflow()
      await send(workflowId)
      const response = await platform.fetch('/api/auth/v1/wf/token', {
        method: 'POST',
        body: JSON.stringify({ workflowId, secret }),
      })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        code: 'invalidInput',
        errors: [{ field: 'secret', code: 'securityCodeFormat' }],
      })
      expect((await open(workflowId)).triesLeft).toBe(5)
    },
  )
})

describe('another code', () => {
  test('is sent after 30 s, by mail or text, and replaces the last one', async () => {
    const { workflowId, email } = await newWorkflow()
    await send(workflowId)
    const first = await lastCode(email)
    const early = await send(workflowId).catch((error: unknown) => error)
    expect(early).toMatchObject({ status: 429, code: 'codeTooSoon' })
    const wait = Number((early as { headers: Headers }).headers.get('Retry-After'))
    expect(wait).toBeLessThanOrEqual(30)
    expect(wait).toBeGreaterThan(0)
    platform.advanceTime(30_000)
    expect(await send(workflowId, 'text')).toMatchObject({ sendCodeTo: '••• ••• 0142' })
    const second = await lastCode(phone)
    expect(second).toMatch(/^\d{6}$/)
    // one code in a million equals the first one and is then accepted
    const outcome = await exchange(workflowId, first).catch((error: { code: string }) => error.code)
    expect(first === second ? 'wrongCode' : outcome).toBe('wrongCode')
    await expect(exchange(workflowId, second)).resolves.toBeTruthy()
  })

  test('is sent five times an hour', async () => {
    const { workflowId, email } = await newWorkflow()
    await send(workflowId)
    for (let sent = 1; sent < 5; sent += 1) {
      platform.advanceTime(31_000)
      await send(workflowId)
    }
    platform.advanceTime(31_000)
    const waiting = (await open(workflowId)).resendInSeconds
    // an hour after the first code; the clock keeps running
    expect(waiting).toBeLessThanOrEqual(3600 - 5 * 31)
    expect(waiting).toBeGreaterThan(3600 - 6 * 31)
    await expect(send(workflowId)).rejects.toMatchObject({ status: 429, code: 'tooManyCodes' })
    expect(await platform.mails(email)).toHaveLength(5)
    platform.advanceTime(waiting * 1000)
    await expect(send(workflowId)).resolves.toMatchObject({ state: 'open' })
  })

  test('is sent by mail only when no phone is known', async () => {
    const { workflowId } = await newWorkflow({ withPhone: false })
    expect(await open(workflowId)).not.toHaveProperty('flowUserPhone')
    platform.advanceTime(31_000)
    await expect(send(workflowId, 'text')).rejects.toMatchObject({
      status: 409,
      code: 'workflowHasNoPhone',
    })
  })
})

test('an unknown link is not found by any call', async () => {
  const refused = { status: 404, code: 'workflowNotFound' }
  await expect(open('nowhere')).rejects.toMatchObject(refused)
  await expect(send('nowhere')).rejects.toMatchObject(refused)
  await expect(exchange('nowhere', '123456')).rejects.toMatchObject(refused)
})
