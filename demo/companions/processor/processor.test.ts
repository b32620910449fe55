import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { processorEvent, signedEvent, type ProcessorEvent } from '#core/insurance/billing/model.ts'
import { eventually } from '#core/testing/eventually.ts'
import { openDatabase } from './database.ts'
import { FileFailure } from '../../server/kernel/files/file-failure.ts'
import { issueAuthCode } from '../../server/insurance/billing/protocol/auth-code.ts'
import { issueFramePermit } from '../../server/insurance/billing/protocol/frame-permit.ts'
import {
  sign,
  isValidSignature,
  wallSeconds,
} from '../../server/insurance/billing/protocol/signature.ts'
import { schemaSteps } from './schema.ts'
import { startProcessor, type Processor, type ProcessorOptions } from './start.ts'

const good = '4242 4242 4242 4242'
const card = { kind: 'card', name: 'Ada Cole', number: good, expiry: '08 / 39', code: '123' }
const account = {
  kind: 'echeck',
  name: 'Ada Cole',
  routing: '110000000',
  account: '000123456789',
  accountType: 'Checking',
}

const secret = 'a secret that platform and processor share'

let dataDir: string
let processor: Processor
let received: ProcessorEvent[]
let platformAnswers: () => Response

/** A stub of the platform's webhook: checks the signature and records the event. */
const platform: typeof fetch = async (_url, init) => {
  const signed = signedEvent.parse(await new Response(init?.body).json())
  if (!isValidSignature(secret, 'webhook', signed)) return new Response(null, { status: 401 })
  received.push(processorEvent.parse(JSON.parse(signed.payload)))
  return platformAnswers()
}

const start = (more: Partial<ProcessorOptions> = {}): Promise<Processor> =>
  startProcessor({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    secret,
    platformOrigin: 'http://127.0.0.1:4400',
    demo: true,
    settleMs: 30,
    timeoutMs: 15,
    fetch: platform,
    ...more,
  })

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'parapet-processor-'))
  received = []
  platformAnswers = () => new Response(null, { status: 204 })
  processor = await start()
})

afterEach(async () => {
  await processor.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const authCode = (intentId: string, tokens: readonly string[] = []): string =>
  issueAuthCode(secret, {
    intentId,
    amount: 123_450,
    currency: 'USD',
    description: 'Premium',
    email: 'ada@example.com',
    tokens: [...tokens],
  })

const openSession = (code: string): Promise<Response> =>
  fetch(`${processor.origin}/session`, { headers: { 'x-authentication-key': code } })

const sessionFor = async (intentId: string, tokens?: readonly string[]): Promise<string> => {
  const answer = (await (await openSession(authCode(intentId, tokens))).json()) as {
    sessionKey: string
  }
  return answer.sessionKey
}

interface ChargeAnswer {
  state: string
  reason: string | null
  transactionId: string
  tokenId: string
}

const post = async (path: string, sessionKey: string, body: unknown): Promise<Response> =>
  fetch(`${processor.origin}${path}`, {
    method: 'POST',
    headers: { authorization: `Session ${sessionKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const charge = async (
  sessionKey: string,
  method: unknown,
  attemptKey: string = randomUUID(),
): Promise<ChargeAnswer> =>
  (await (await post('/charge', sessionKey, { attemptKey, method })).json()) as ChargeAnswer

const control = (body: unknown): Promise<Response> =>
  fetch(`${processor.origin}/demo/processor`, { method: 'PUT', body: JSON.stringify(body) })

describe('session', () => {
  test('opens once per authentication key', async () => {
    const code = authCode('intent-1')
    const first = await openSession(code)
    expect(first.status).toBe(200)
    expect(await first.json()).toMatchObject({ amount: 1234.5, currency: 'USD' })
    expect((await openSession(code)).status).toBe(401)
  })

  test('does not open with a forged key', async () => {
    const [payload, stamp] = authCode('intent-1').split('.')
    const forged = `${payload}.${stamp}.${'0'.repeat(64)}`
    expect((await openSession(forged)).status).toBe(401)
    expect((await openSession('nonsense')).status).toBe(401)
  })

  test('keeps the first signed amount of an intent', async () => {
    await sessionFor('intent-1')
    const smaller = issueAuthCode(secret, {
      intentId: 'intent-1',
      amount: 1,
      currency: 'USD',
      description: 'Premium',
      email: '',
      tokens: [],
    })
    expect(await (await openSession(smaller)).json()).toMatchObject({ amount: 1234.5 })
  })
})

describe('charge', () => {
  test('a valid card pays once, even when Pay is pressed repeatedly or in several tabs', async () => {
    const [first, second] = await Promise.all([sessionFor('intent-1'), sessionFor('intent-1')])
    const attemptKey = randomUUID()
    const answers = await Promise.all([
      charge(first, card, attemptKey),
      charge(first, card, attemptKey),
      charge(first, card),
      charge(second, card),
    ])
    expect(new Set(answers.map(({ transactionId }) => transactionId)).size).toBe(1)
    await eventually(() => expect(received).toHaveLength(1))
    expect(received[0]).toMatchObject({
      type: 'payment.succeeded',
      amount: 123_450,
      method: { last4Digits: '4242', creditCardType: 'Visa' },
    })
  })

  test('treats the same attempt key at another intent as another attempt', async () => {
    const attemptKey = randomUUID()
    const first = await charge(await sessionFor('intent-1'), card, attemptKey)
    const second = await charge(await sessionFor('intent-2'), card, attemptKey)
    expect(second.state).toBe('succeeded')
    expect(second.transactionId).not.toBe(first.transactionId)
    await eventually(() =>
      expect(received.map(({ intentId }) => intentId).sort()).toEqual(['intent-1', 'intent-2']),
    )
  })

  test('an intent can be attempted ten times an hour, independently of other intents', async () => {
    let now = Date.UTC(2026, 5, 1)
    await processor.close()
    processor = await start({ now: () => now })
    const stolen = { ...card, number: '4000000000000002' }
    const attempt = async (method: unknown, intent = 'intent-1') =>
      post('/charge', await sessionFor(intent), { attemptKey: randomUUID(), method })
    for (let count = 0; count < 10; count += 1) expect((await attempt(stolen)).status).toBe(200)
    const response = await attempt(card)
    expect(response.status).toBe(429)
    expect(await response.json()).toMatchObject({ code: 'tooManyAttempts' })
    expect(response.headers.get('retry-after')).toBe('3600')
    expect(await (await attempt(card, 'intent-2')).json()).toMatchObject({ state: 'succeeded' })
    now += 3_600_000
    expect(await (await attempt(card)).json()).toMatchObject({ state: 'succeeded' })
  })

  test('a declined card leaves the intent open for another one', async () => {
    const session = await sessionFor('intent-1')
    expect(await charge(session, { ...card, number: '4000000000000002' })).toMatchObject({
      state: 'failed',
      reason: 'declined',
    })
    expect(await charge(session, card)).toMatchObject({ state: 'succeeded' })
    await eventually(() =>
      expect(received.map(({ type }) => type)).toEqual(['payment.failed', 'payment.succeeded']),
    )
  })

  test('a challenge accepts the right code, and ends after three wrong ones', async () => {
    const asks = { ...card, number: '4000000000003220' }
    const session = await sessionFor('intent-1')
    const { state, transactionId } = await charge(session, asks)
    expect(state).toBe('challenge')
    const reply = async (code?: string, id = transactionId): Promise<string> => {
      const answer = await post('/challenge', session, { transactionId: id, code })
      return ((await answer.json()) as ChargeAnswer).state
    }
    expect([await reply('111111'), await reply('111111'), await reply('111111')]).toEqual([
      'challenge',
      'challenge',
      'failed',
    ])
    const again = await charge(session, asks)
    expect(await reply('123456', again.transactionId)).toBe('succeeded')
  })

  const silent = { ...card, number: '4000000000000119' }

  test('no other attempt is charged while a bank does not respond', async () => {
    await processor.close()
    processor = await start({ timeoutMs: 600_000 })
    const session = await sessionFor('intent-1')
    const slow = await charge(session, silent)
    expect(slow.state).toBe('processing')
    expect((await charge(session, card)).transactionId).toBe(slow.transactionId)
  })

  test('a bank that does not respond ends in a timeout', async () => {
    expect((await charge(await sessionFor('intent-1'), silent)).state).toBe('processing')
    await eventually(() => expect(received.at(-1)).toMatchObject({ reason: 'timeout' }))
  })

  test('settles an e-check later, or returns it', async () => {
    expect(await charge(await sessionFor('intent-1'), account)).toMatchObject({
      state: 'processing',
    })
    await charge(await sessionFor('intent-2'), { ...account, account: '000111111113' })
    await eventually(() =>
      expect(received.map(({ intentId, type }) => `${intentId} ${type}`).sort()).toEqual([
        'intent-1 payment.processing',
        'intent-1 payment.succeeded',
        'intent-2 payment.failed',
        'intent-2 payment.processing',
      ]),
    )
  })

  test('a saved method pays only intents that allow it', async () => {
    const { tokenId } = await charge(await sessionFor('intent-1'), card)
    const saved = { kind: 'saved', tokenId }
    const otherIntent = await post('/charge', await sessionFor('intent-2'), {
      attemptKey: randomUUID(),
      method: saved,
    })
    expect(otherIntent.status).toBe(422)
    expect(await charge(await sessionFor('intent-2', [tokenId]), saved)).toMatchObject({
      state: 'succeeded',
    })
  })

  test('reports each invalid field', async () => {
    const answer = await post('/charge', await sessionFor('intent-1'), {
      attemptKey: randomUUID(),
      method: { ...card, number: '4242 4242 4242 4241', expiry: '01 / 20' },
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      faults: { number: 'numberWrong', expiry: 'expiryPast' },
    })
  })

  test('no card number is written to disk', async () => {
    await charge(await sessionFor('intent-1'), card)
    const folder = join(dataDir, 'processor')
    const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))
    expect(bytes.join('')).not.toMatch(/4242[ ]?4242/)
  })
})

describe('webhook', () => {
  test('is retried until the platform answers with a 2xx', async () => {
    let errors = 2
    platformAnswers = () => new Response(null, { status: errors-- > 0 ? 503 : 204 })
    await charge(await sessionFor('intent-1'), card)
    await eventually(() => expect(received).toHaveLength(3))
    expect(new Set(received.map(({ id }) => id)).size).toBe(1)
  })

  test('survives a restart of the process', async () => {
    platformAnswers = () => new Response(null, { status: 503 })
    await charge(await sessionFor('intent-1'), card)
    await processor.close()
    received = []
    platformAnswers = () => new Response(null, { status: 204 })
    processor = await start()
    await eventually(() => expect(received).toHaveLength(1))
  })

  test('is sent twice, or before the response, when the demo’s controls say so', async () => {
    await control({ webhook: 'twice' })
    await charge(await sessionFor('intent-1'), card)
    await eventually(() => expect(received).toHaveLength(2))
    await control({ webhook: 'early' })
    await charge(await sessionFor('intent-2'), card)
    expect(received.at(-1)).toMatchObject({ intentId: 'intent-2' })
  })

  test('is sent again when the platform requests it with its signature', async () => {
    await charge(await sessionFor('intent-1'), card)
    await eventually(() => expect(received).toHaveLength(1))
    const payload = JSON.stringify({ intentId: 'intent-1' })
    const timestamp = wallSeconds()
    const ask = (signature: string): Promise<Response> =>
      fetch(`${processor.origin}/report`, {
        method: 'POST',
        body: JSON.stringify({ payload, timestamp, signature }),
      })
    expect((await ask('00')).status).toBe(401)
    const answer = await ask(sign(secret, 'request', timestamp, payload))
    expect(await answer.json()).toEqual({ state: 'succeeded' })
    expect(received).toHaveLength(2)
  })
})

describe('retention', () => {
  const day = 86_400_000
  const declined = { ...card, number: '4000000000000002' }
  let now = Date.UTC(2026, 5, 1)
  let logged: object[] = []
  const restart = async (): Promise<void> => {
    await processor.close()
    processor = await start({ now: () => now, log: (entry) => logged.push(entry) })
  }
  const lastOf = async (intentId: string): Promise<Response> =>
    fetch(`${processor.origin}/transaction`, {
      headers: { authorization: `Session ${await sessionFor(intentId)}` },
    })

  test('deletes failed attempts and unpaid intents after 90 days, with their referencing rows', async () => {
    await restart()
    await charge(await sessionFor('intent-1'), declined)
    await eventually(() => expect(received).toHaveLength(1))
    now += 89 * day
    await restart()
    expect(await (await lastOf('intent-1')).json()).toMatchObject({ reason: 'declined' })
    now += 2 * day
    logged = []
    await restart()
    const deleted = { events: 1, transactions: 1, tokens: 1, sessions: 1, nonces: 1 }
    expect(logged).toEqual([{ what: 'processor cleaned', ...deleted }])
    expect((await lastOf('intent-1')).status).toBe(404)
    now += 91 * day
    logged = []
    await restart()
    expect(logged).toMatchObject([{ intents: 1 }])
  })

  test('keeps payments: the intent stays paid, its event can be sent again, and its method can pay again', async () => {
    await restart()
    const { tokenId, transactionId } = await charge(await sessionFor('intent-1'), card)
    const check = await charge(await sessionFor('intent-2'), {
      ...account,
      account: '000111111113',
    })
    await control({ settleMs: 0 })
    await eventually(() => expect(received.at(-1)).toMatchObject({ reason: 'bankReturned' }))
    now += 400 * day
    logged = []
    await restart()
    expect(logged).toHaveLength(1)
    expect((await charge(await sessionFor('intent-1'), declined)).transactionId).toBe(transactionId)
    for (const id of [tokenId, check.tokenId]) {
      const saved = { kind: 'saved', tokenId: id }
      const intent = `renewal-${id}`
      const { state } = await charge(await sessionFor(intent, [id]), saved)
      expect(state).not.toBe('failed')
    }
    received = []
    const payload = JSON.stringify({ intentId: 'intent-1' })
    const timestamp = wallSeconds()
    const signature = sign(secret, 'request', timestamp, payload)
    const body = JSON.stringify({ payload, timestamp, signature })
    await fetch(`${processor.origin}/report`, { method: 'POST', body })
    expect(received).toContainEqual(expect.objectContaining({ transactionId }))
  })
})

describe('database file', () => {
  const file = () => join(dataDir, 'processor', 'processor.sqlite')
  const reopen = (change: (database: DatabaseSync) => void): void => {
    const database = new DatabaseSync(file())
    change(database)
    database.close()
  }

  test('is migrated with its data from the first version', async () => {
    await processor.close()
    rmSync(join(dataDir, 'processor'), { recursive: true })
    mkdirSync(join(dataDir, 'processor'))
    reopen((database) => {
      database.exec(schemaSteps[0] ?? '')
      database.exec(`
        insert into intents values ('intent-1', 100, 'USD', 'Premium', 'ada@example.com', '[]');
        insert into tokens (id, type, last4, outcome) values ('t', 'Credit Card', '4242', 'succeeds');
        insert into transactions (id, intent_id, attempt_key, token_id, amount, currency, state, created_at)
          values ('paid', 'intent-1', 'key', 't', 100, 'USD', 'succeeded', 1);`)
    })
    processor = await start()
    const { transactionId } = await charge(await sessionFor('intent-1'), card)
    expect(transactionId).toBe('paid')
    expect((await charge(await sessionFor('intent-2'), card)).state).toBe('succeeded')
  })

  test('is rejected with a one-line error when damaged', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parapet-damaged-'))
    try {
      const file = join(folder, 'processor', 'processor.sqlite')
      mkdirSync(join(folder, 'processor'))
      writeFileSync(file, Buffer.alloc(8_192, 7))
      expect(() => openDatabase(folder)).toThrow(
        new FileFailure(
          `${file} is damaged. Restore it from a backup, or move it away to start a new one.`,
        ),
      )
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('is rejected with a one-line error when written by a newer version', async () => {
    await processor.close()
    reopen((database) => database.exec('pragma user_version = 99'))
    const starting = start()
    await expect(starting).rejects.toBeInstanceOf(FileFailure)
    await expect(starting).rejects.toThrow(/^\S.* was made by a newer version of Parapet\..*$/)
    reopen((database) => database.exec(`pragma user_version = ${schemaSteps.length}`))
    processor = await start()
  })

  test('may fail temporarily: the worker continues and delivers its events afterwards', async () => {
    await processor.close()
    const logged: string[] = []
    processor = await start({ log: ({ what }) => logged.push(what) })
    platformAnswers = () => new Response(null, { status: 503 })
    const { transactionId } = await charge(await sessionFor('intent-1'), card)
    await eventually(() => expect(received).not.toEqual([]))
    reopen((database) => database.exec('alter table events rename to lost'))
    await eventually(() => expect(logged).toContain('processor round failed'))
    reopen((database) => database.exec('alter table lost rename to events'))
    received = []
    platformAnswers = () => new Response(null, { status: 204 })
    await eventually(() => expect(received).toMatchObject([{ transactionId }]))
  })
})

describe('frame', () => {
  const agency = 'https://www.agency.example'
  const permitFor = (...origins: readonly string[]): string => issueFramePermit(secret, origins)

  /** The origins that may frame the page, and the origin that it posts messages to. */
  const frameFor = async (query: Readonly<Record<string, string>>) => {
    const answer = await fetch(`${processor.origin}/frame?${new URLSearchParams(query)}`)
    const policy = answer.headers.get('content-security-policy') ?? ''
    const page = await answer.text()
    return {
      policy,
      page,
      framers: /frame-ancestors ([^;]*)$/.exec(policy)?.[1],
      parent: /data-parent="([^"]*)"/.exec(page)?.[1],
    }
  }

  test('can be framed only by the origins of its permit, and has its own policy', async () => {
    const permit = permitFor(agency, 'https://quotes.agency.example', 'http://[::1]:4401')
    const frame = await frameFor({ permit, parent: agency, locale: 'en-GB', theme: 'dark' })
    expect(frame.policy).toContain("default-src 'none'")
    // browsers report an IPv6 address in a policy as an error
    expect(frame.framers).toBe(`${agency} https://quotes.agency.example`)
    expect(frame.page).toContain(`lang="en-GB" data-theme="dark" data-parent="${agency}"`)
  })

  test('posts no message to a page outside the permit', async () => {
    const frame = await frameFor({ permit: permitFor(agency), parent: 'https://evil.example' })
    expect(frame).toMatchObject({ parent: '', framers: agency })
  })

  test.each([
    ['without a permit', () => ''],
    ['with a forged permit', () => issueFramePermit('another secret', [agency])],
    ['with a changed permit', () => `x${permitFor(agency)}`],
    ['with a source that is no origin', () => permitFor(`${agency}; script-src *`)],
    ['with a wildcard', () => permitFor('https://*.example')],
    ['with the key of a session', () => authCode('intent-1')],
  ])('cannot be framed %s', async (_, permit) => {
    const frame = await frameFor({ permit: permit(), parent: agency })
    expect(frame).toMatchObject({ framers: "'none'", parent: '' })
  })

  test('a permit expires after five minutes', async () => {
    const payload = Buffer.from(JSON.stringify({ origins: [agency] })).toString('base64url')
    const issued = wallSeconds() - 301
    const signature = sign(secret, 'frame', issued, payload)
    const permit = `${payload}.${issued}.${signature}`
    expect(await frameFor({ permit, parent: agency })).toMatchObject({ framers: "'none'" })
  })

  test('a permit has at most as many origins as a key', async () => {
    const many = Array.from({ length: 30 }, (_, at) => `https://a${at}.example`)
    const { framers } = await frameFor({ permit: permitFor(...many), parent: 'https://a0.example' })
    expect(framers?.split(' ')).toEqual(many.slice(0, 20))
  })

  test('serves only its own modules, as plain JavaScript', async () => {
    const module = await fetch(`${processor.origin}/frame/checks.ts`)
    expect(module.headers.get('content-type')).toContain('text/javascript')
    expect(await module.text()).not.toContain(': string')
    expect((await fetch(`${processor.origin}/frame/..%2fledger.ts`)).status).toBe(404)
  })

  test('no test method pays outside the demo, even for an earlier intent', async () => {
    const challenged = await charge(await sessionFor('intent-3'), {
      ...card,
      number: '4000000000003220',
    })
    const { tokenId } = await charge(await sessionFor('intent-4'), card)
    await eventually(() => expect(received).toHaveLength(1))
    await processor.close()
    processor = await start({ demo: false })
    received = []
    const opened = await openSession(authCode('intent-1'))
    expect(await opened.json()).toMatchObject({ testMode: false })
    const off = { state: 'failed', reason: 'testModeOff' }
    expect(await charge(await sessionFor('intent-1'), card)).toMatchObject(off)
    expect(await charge(await sessionFor('intent-2'), account)).toMatchObject(off)
    const saved = { kind: 'saved', tokenId }
    expect(await charge(await sessionFor('intent-5', [tokenId]), saved)).toMatchObject(off)
    const answered = await post('/challenge', await sessionFor('intent-3'), {
      transactionId: challenged.transactionId,
      code: '123456',
    })
    expect(await answered.json()).toMatchObject(off)
    await eventually(() => expect(received).toHaveLength(4))
    expect(new Set(received.map(({ type, reason }) => `${type} ${reason}`))).toEqual(
      new Set(['payment.failed testModeOff']),
    )
  })

  test('controls do not exist outside the demo', async () => {
    await processor.close()
    processor = await start({ demo: false })
    expect((await control({ webhook: 'twice' })).status).toBe(404)
  })
})
