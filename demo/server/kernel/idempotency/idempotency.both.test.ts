import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKey, searchKeys } from '#core/administration/api-keys/endpoints.ts'
import {
  redeemDelegationToken,
  impersonateAccount,
} from '#core/identity/impersonation/endpoints.ts'
import { requestMfaReset } from '#core/identity/mfa/endpoints.ts'
import { addNote, listNotes } from '#core/insurance/notes/endpoints.ts'
import { approveQuote } from '#core/insurance/quotes/bind/endpoints.ts'
import { saveQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { replayedHeader } from '#core/platform/api/headers.ts'
import { calculatePrice } from '#core/insurance/rating/endpoints.ts'
import { draftOf, requested, save } from '../../insurance/quotes/draft.fixture.ts'
import { quotes } from '../../insurance/quotes/tables.ts'
import type { Platform } from '../../platform.ts'
import { deleteExpired } from '../retention/delete-expired.ts'
import { organisationIds } from '../seed/ids.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { idempotencyRetention } from './retention.ts'
import { idempotentAnswers } from './tables.ts'

let platform: TestPlatform
let second: Platform
let accountId: string
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 1_000 })
  second = await platform.another()
  accountId = (await save(platform, draftOf('Idempotent Dental'))).accountId
})
afterAll(async () => {
  await second.close()
  await platform.close()
})

let keys = 0
const newKey = () => `key-number-${(keys += 1)}`
const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } })

const note = (text: string, key?: string, as: As = 'agent') =>
  platform.request(
    addNote,
    { params: { accountId }, body: { text } },
    as,
    key === undefined ? {} : withKey(key),
  )
const notes = async (text: string) =>
  (await platform.request(listNotes, { params: { accountId } }, 'agent')).content.filter(
    (each) => each.text === text,
  )

describe('two calls with one key at the same time', () => {
  test('run once over all processes: the second waits for the response of the first', async () => {
    const key = newKey()
    const init = {
      method: 'POST',
      body: JSON.stringify({ text: 'At once' }),
      headers: {
        Authorization: `Bearer ${await platform.tokenOf('agent')}`,
        'Idempotency-Key': key,
      },
    }
    const address = new URL(`/api/quote/v1/notes/${accountId}`, 'http://localhost:4100')
    const answers = await Promise.all(
      [platform.platform.app, second.app, platform.platform.app, second.app].map(
        async ({ fetch }) => fetch(new Request(address, init), { ip: '192.0.2.1' }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const firsts = answers.filter(({ headers }) => !headers.has(replayedHeader))
    expect(firsts).toHaveLength(1)
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(texts).size).toBe(1)
    expect(await notes('At once')).toHaveLength(1)
  })

  test('do not use up the key when both fail', async () => {
    const { id, product } = await save(platform, draftOf('Not Requested Dental'))
    const call = { params: { product, quoteId: id } }
    const key = newKey()
    const approve = () => platform.request(approveQuote, call, 'underwriter', withKey(key))
    const stored = () => platform.services.database.handle().$count(idempotentAnswers)
    const before = await stored()
    const failed = await Promise.allSettled([approve(), approve()])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await stored()).toBe(before)
  })
})

test('a failed call stores nothing, so that its key may be sent again', async () => {
  const key = newKey()
  const { id, product } = await requested(platform, 'Later Dental')
  const call = { params: { product, quoteId: id } }
  const approve = () => platform.request(approveQuote, call, 'underwriter', withKey(key))
  const handle = platform.services.database.handle()
  const status = async (value: 'READY' | 'REQUESTED') => {
    await handle
      .update(quotes)
      .set({ status: value, effectiveStatus: value })
      .where(eq(quotes.id, id))
  }
  await status('READY')
  await expect(approve()).rejects.toMatchObject({ status: 409 })
  await status('REQUESTED')
  const bound = await approve()
  expect(bound.status).toBe('BOUND')
  expect(await approve()).toEqual(bound)
})

test('calls without a key, and with another one, each run', async () => {
  await note('Twice')
  await note('Twice')
  await note('Twice', newKey())
  expect(await notes('Twice')).toHaveLength(3)
})

test('the order of fields does not matter', async () => {
  const key = newKey()
  const headers = {
    Authorization: `Bearer ${await platform.tokenOf('agent')}`,
    'Idempotency-Key': key,
  }
  const post = (body: string) =>
    platform.fetch(`/api/quote/v1/P100`, { method: 'POST', headers, body })
  const { initialRequestData, contact } = draftOf('Ordered Dental')
  const one = await post(JSON.stringify({ initialRequestData, contact }))
  const two = await post(JSON.stringify({ contact, initialRequestData }))
  expect([one.status, two.status]).toEqual([200, 200])
  expect(await two.json()).toEqual(await one.json())
})

describe('a key', () => {
  test.each([
    ['is too short', 'short'],
    ['has spaces', 'two words of a key'],
    ['is not ASCII', 'clé-de-requête'],
  ])('is rejected by its header name when it %s', async (_, key) => {
    await expect(note('Refused', key)).rejects.toMatchObject({
      status: 400,
      code: 'invalidInput',
      errors: [
        {
          field: 'Idempotency-Key',
          detail: 'The Idempotency-Key must have 8 to 128 visible ASCII characters.',
        },
      ],
    })
    expect(await notes('Refused')).toEqual([])
  })

  test('is ignored by calls that take none', async () => {
    const { initialRequestData } = draftOf('Priced Dental')
    const price = () =>
      platform.request(calculatePrice, { body: initialRequestData }, 'agent', withKey('x'))
    expect(await price()).toEqual(await price())
  })

  test('of a user does not match calls of staff inside the same account', async () => {
    const key = newKey()
    await note('By a user', key, 'agency')
    const { token } = await platform.request(
      impersonateAccount,
      { params: { personaPath: 'agency', accountId: organisationIds.harbor } },
      'admin',
    )
    const { accessToken } = await platform.request(redeemDelegationToken, { params: { token } })
    await note('By a user', key, { token: accessToken })
    expect(await notes('By a user')).toHaveLength(2)
  })

  test('of an embed user or a link does not match calls of others', async () => {
    const key = newKey()
    const draft = draftOf('Embedded Dental')
    const saveAs = (as: As) =>
      platform.request(saveQuote, { params: { id: 'P100' }, body: draft }, as, withKey(key))
    const first = await saveAs({ embedUser: 'embed-user-one' })
    expect((await saveAs({ embedUser: 'embed-user-one' })).id).toBe(first.id)
    expect((await saveAs({ embedUser: 'embed-user-two' })).id).not.toBe(first.id)
    const reader = (id: string): As => ({
      grant: { kind: 'account', id },
      agencyId: organisationIds.harbor,
    })
    const read = await saveAs(reader(accountId))
    expect(read.id).not.toBe(first.id)
    expect((await saveAs(reader(accountId))).id).toBe(read.id)
  })

  test('of test mode does not match live calls', async () => {
    const { database } = platform.services
    const before = await database.handle().$count(idempotentAnswers)
    const key = newKey()
    const draft = draftOf('Sandboxed Dental')
    const page = async (mode: 'live' | 'test') => {
      const origins = [mode === 'test' ? 'http://localhost:5000' : 'https://www.harbor.example']
      const body = { name: mode, kind: 'publishable' as const, mode, origins }
      const { id } = await platform.request(createKey, { body }, 'agency')
      return { embedUser: 'embed-user-of-mode', keyId: id } as const
    }
    const [testPage, livePage] = [await page('test'), await page('live')]
    const saveAs = (as: As) =>
      platform.request(saveQuote, { params: { id: 'P100' }, body: draft }, as, withKey(key))
    const tested = await saveAs(testPage)
    expect((await saveAs(testPage)).id).toBe(tested.id)
    const live = await saveAs(livePage)
    expect(live.id).not.toBe(tested.id)
    expect(await database.handle().$count(idempotentAnswers)).toBe(before + 2)
  })
})

test('a wrong password counts even though its call fails', async () => {
  const attempt = () =>
    platform.request(
      requestMfaReset,
      { params: { id: 'mfa-app@demo.test' }, body: { password: 'Wrong-word-1' } },
      undefined,
      withKey(newKey()),
    )
  const codes: unknown[] = []
  for (let tries = 0; tries < 11; tries += 1) {
    // sequentially, as an attacker guesses
    // oxlint-disable-next-line no-await-in-loop
    codes.push(await attempt().catch(({ code }: { code: string }) => code))
  }
  expect(codes.at(0)).toBe('loginFailed')
  expect(codes.at(-1)).toBe('tooManyAttempts')
})

describe('a stored response', () => {
  test('contains neither the key nor the secret in plain text, and returns the secret to a repeat', async () => {
    const key = newKey()
    const facts = { name: 'Of a server', kind: 'api', mode: 'live' } as const
    const body = { ...facts, origins: [] }
    const create = () => platform.request(createKey, { body }, 'agency', withKey(key))
    const created = await create()
    expect(created.secret).toBeTruthy()
    expect(await create()).toEqual(created)
    const stored = JSON.stringify(
      await platform.services.database.handle().select().from(idempotentAnswers),
    )
    expect(stored).not.toContain(key)
    expect(stored).not.toContain(created.secret)
    expect(stored).not.toContain('Of a server')
    const { content } = await platform.request(searchKeys, { query: {} }, 'agency')
    expect(content.filter(({ name }) => name === 'Of a server')).toHaveLength(1)
  })

  test('is deleted after a day, and its key runs again', async () => {
    const key = newKey()
    const first = await note('Yesterday', key)
    const cleanAnswers = () =>
      deleteExpired(platform.services, idempotencyRetention, { rows: 500, max: 100 })
    await cleanAnswers()
    expect((await note('Yesterday', key)).id).toBe(first.id)
    platform.advanceTime(86_400_000)
    await cleanAnswers()
    expect(await platform.services.database.handle().$count(idempotentAnswers)).toBe(0)
    expect((await note('Yesterday', key)).id).not.toBe(first.id)
  })
})
