import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, notLike, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  getAmountPaid,
  getAmountToPay,
  getBankInfo,
  getPaymentDue,
  getPaymentStatus,
  getProviderKey,
  listPaymentMethods,
  receivePaymentEvent,
  recordPayment,
  retryPayment,
  savePaymentToken,
  validatePayment,
} from '#core/insurance/billing/endpoints.ts'
import {
  processorEvent,
  type PaymentChoice,
  type ProcessorEvent,
} from '#core/insurance/billing/model.ts'
import { createKey, switchKeyOff } from '#core/administration/api-keys/endpoints.ts'
import { eventually } from '#core/testing/eventually.ts'
import { sign, wallSeconds } from '../../server/insurance/billing/protocol/signature.ts'
import { startProcessor, type Processor } from '../../companions/processor/start.ts'
import { accounts } from '../../server/insurance/accounts/tables.ts'
import { jobs } from '../../server/kernel/queue/tables.ts'
import { rebuildPolicies } from '../../server/workflows/projections/rebuild-policies.ts'
import {
  testPlatform,
  testProcessor,
  type As,
  type TestPlatform,
} from '../../server/testing/platform.ts'
import { ledgerEntries, ledgerLines } from '../../server/insurance/ledger/tables.ts'
import { policies } from '../../server/insurance/policies/tables.ts'
import { issuedPolicy, policyholder } from '../../server/insurance/billing/issued-policy.fixture.ts'
import { paymentIntents, payments } from '../../server/insurance/billing/tables.ts'

const card = {
  kind: 'card',
  name: 'Rosa Diaz',
  number: '4242424242424242',
  expiry: '08 / 39',
  code: '123',
}
const account = {
  kind: 'echeck',
  name: 'Rosa Diaz',
  routing: '110000000',
  account: '000123456789',
  accountType: 'Checking',
}

let dataDir: string
let platform: TestPlatform
let processor: Processor
let policyId: string
let holder: As

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'parapet-billing-'))
  processor = await startProcessor({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    secret: testProcessor.secret,
    platformOrigin: 'http://localhost:4100',
    demo: true,
    settleMs: 60,
    timeoutMs: 30,
    fetch: (target, init) => platform.fetch(new URL(new Request(target).url).pathname, init),
  })
  platform = await testPlatform({ processor: { ...testProcessor, origin: processor.origin } })
  await platform.services.refreshStatuses(policies)
})

afterAll(async () => {
  await processor.close()
  await platform.close()
  rmSync(dataDir, { recursive: true, force: true })
})

beforeEach(async () => {
  policyId = await issuedPolicy(platform)
  holder = { grant: { kind: 'policy', id: policyId }, flow: 'E_PAY' }
})

const control = (body: unknown): Promise<Response> =>
  fetch(`${processor.origin}/demo/processor`, { method: 'PUT', body: JSON.stringify(body) })

/** Exceeds the duration of any test, so that only a change by the test ends the wait. */
const anHour = 3_600_000

afterEach(() => control({ webhook: 'normal', settleMs: 60 }))

// after each test the projected columns must equal the ledger and the transactions
afterEach(async () => {
  const { repaired } = await rebuildPolicies(platform.services)
  if (repaired > 0) throw new Error(`${repaired} policies differed from their ledger`)
})

const params = () => ({ params: { policyId } })
const status = (as: As = holder) => platform.request(getPaymentStatus, params(), as)
const keyFor = (choice: PaymentChoice = { method: 'card' }, as: As = holder) =>
  platform.request(getProviderKey, { ...params(), body: choice }, as)

const chargeAnswer = z.object({
  state: z.string(),
  transactionId: z.string(),
  transactionDate: z.string(),
  intentId: z.string(),
  tokenId: z.string(),
  last4Digits: z.string(),
})
type ChargeAnswer = z.output<typeof chargeAnswer>

/** A tab with its own key and session at the processor. */
const openTab = async (
  choice?: PaymentChoice,
): Promise<(method: unknown) => Promise<ChargeAnswer>> => {
  const { url, authCode } = await keyFor(choice)
  const session = await fetch(`${url}/session`, { headers: { 'x-authentication-key': authCode } })
  const { sessionKey } = z.object({ sessionKey: z.string() }).parse(await session.json())
  return async (method) => {
    const answer = await fetch(`${url}/charge`, {
      method: 'POST',
      headers: { authorization: `Session ${sessionKey}` },
      body: JSON.stringify({ attemptKey: randomUUID(), method }),
    })
    return chargeAnswer.parse(await answer.json())
  }
}

const report = (done: ChargeAnswer, as: As = holder) =>
  platform.request(
    recordPayment,
    {
      ...params(),
      body: {
        intentId: done.intentId,
        transactionId: done.transactionId,
        transactionDate: done.transactionDate,
        paymentAmount: 1,
        totalPaymentAmount: 1,
        lastFourDigits: done.last4Digits,
      },
    },
    as,
  )

const until = (expected: string): Promise<void> =>
  eventually(async () => expect((await status()).status).toBe(expected))

const rows = () => {
  const handle = platform.services.database.handle()
  return handle.select().from(payments).where(eq(payments.policyId, policyId))
}

/** The total of the policy. */
const owed = async (): Promise<number> => {
  const handle = platform.services.database.handle()
  const [policy] = await handle.select().from(policies).where(eq(policies.id, policyId))
  return policy?.totalPremium ?? 0
}

/** The ledger's balances of the policy, by account. */
const posted = async (): Promise<Readonly<Record<string, number>>> => {
  const lines = await platform.services.database
    .handle()
    .select({ account: ledgerLines.account, amount: sql<number>`sum(amount)::float8` })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(and(eq(ledgerEntries.policyId, policyId), notLike(ledgerLines.account, '%payable%')))
    .groupBy(ledgerLines.account)
  return Object.fromEntries(
    lines
      .filter(({ account: name }) => name !== 'mga-fees')
      .map(({ account: name, amount }) => [name, amount]),
  )
}

const receiptJobs = async () => {
  const handle = platform.services.database.handle()
  const found = await handle
    .select()
    .from(jobs)
    .where(and(eq(jobs.kind, 'documents.receipt')))
  const mine = (await rows()).map(({ id }) => id)
  return found.filter(({ payload }) => mine.includes((payload as { paymentId: string }).paymentId))
}

/** Sends a webhook in the processor's format. */
const send = async (
  event: Partial<ProcessorEvent> & Pick<ProcessorEvent, 'type' | 'transactionId'>,
  more: { readonly secret?: string; readonly timestamp?: number } = {},
): Promise<undefined> => {
  const { intentId } = await keyForEvent()
  const [intent] = await platform.services.database
    .handle()
    .select()
    .from(paymentIntents)
    .where(eq(paymentIntents.id, intentId))
  const payload = JSON.stringify(
    z.encode(processorEvent, {
      id: `evt_${randomUUID()}`,
      createdAt: new Date().toISOString(),
      intentId,
      amount: intent?.amount ?? 0,
      currency: 'USD',
      method: { tokenId: 'tok-1', type: 'Credit Card', last4Digits: '4242' },
      ...event,
    }),
  )
  const timestamp = more.timestamp ?? wallSeconds()
  const secret = more.secret ?? testProcessor.secret
  const signature = sign(secret, 'webhook', timestamp, payload)
  return platform.request(receivePaymentEvent, { body: { payload, timestamp, signature } })
}

/** The intent of the policy in any state. */
const keyForEvent = async (): Promise<{ intentId: string }> => {
  const handle = platform.services.database.handle()
  const [known] = await handle
    .select()
    .from(paymentIntents)
    .where(eq(paymentIntents.policyId, policyId))
  return known === undefined ? keyFor() : { intentId: known.id }
}

describe('a bill', () => {
  test('shows the amount, the date and the actions that the viewer may perform', async () => {
    const due = await platform.request(getPaymentDue, params(), holder)
    const toPay = await platform.request(getAmountToPay, params(), holder)
    expect(due).toMatchObject({ premiumFinanced: false, currency: 'USD' })
    expect(due.dueAmount).toBeGreaterThan(0)
    expect(toPay).toEqual({ amountToPay: due.dueAmount, currency: 'USD' })
    expect(await status()).toMatchObject({
      isPaid: false,
      status: 'Unpaid',
      allowedActions: ['pay', 'saveMethod'],
    })
    expect((await status('agent')).allowedActions).toEqual([])
    expect((await status('underwriter')).allowedActions).toEqual([])
  })

  test('is not visible to others', async () => {
    const otherHolder: As = { grant: { kind: 'policy', id: 'policy-of-another' } }
    for (const as of ['wholesale', 'customer', otherHolder] as const) {
      await expect(status(as)).rejects.toMatchObject({ status: 404 })
    }
    await expect(status('embedUser')).rejects.toMatchObject({ status: 403 })
    await expect(platform.request(getPaymentStatus, params())).rejects.toMatchObject({
      status: 401,
    })
    await expect(keyFor({ method: 'card' }, 'agent')).rejects.toMatchObject({ status: 403 })
    await expect(keyFor({ method: 'card' }, otherHolder)).rejects.toMatchObject({ status: 404 })
  })

  test('returns the bank account for a transfer', async () => {
    const bank = await platform.request(getBankInfo, params(), holder)
    expect(bank.routing).toBe('110000000')
    expect(bank.reference).toBe((await status()).policyNumber)
  })
})

describe('the processor’s frame', () => {
  /** The origins that may frame it when a page of `origin` asks. */
  const framersFor = async (origin: string | undefined): Promise<string> => {
    const headers: Record<string, string> = origin === undefined ? {} : { Origin: origin }
    const input = { ...params(), body: { method: 'card' } } as const
    const { url, framePermit } = await platform.request(getProviderKey, input, holder, { headers })
    const page = await fetch(`${url}/frame?${new URLSearchParams({ permit: framePermit })}`)
    const policy = page.headers.get('Content-Security-Policy') ?? ''
    return /frame-ancestors ([^;]*)/.exec(policy)?.[1] ?? ''
  }

  const newKey = (origins: string[], as: As = 'agency') =>
    platform.request(
      createKey,
      { body: { name: 'Page', kind: 'publishable', mode: 'live', origins } },
      as,
    )

  test('can be framed by all origins of the agency’s key that includes the page’s origin', async () => {
    await newKey(['https://www.agency.example', 'https://quotes.agency.example'])
    await newKey(['https://other.agency.example'])
    expect(await framersFor('https://quotes.agency.example')).toBe(
      'https://quotes.agency.example https://www.agency.example',
    )
  })

  test('can be framed by the page only when its origin belongs to another agency’s key', async () => {
    const page = 'https://compare.example'
    await newKey([page, 'https://elsewhere.example'], 'aubroker')
    expect(await framersFor(page)).toBe(page)
  })

  test('can be framed by the portal, and not at all for a caller that is not a page', async () => {
    expect(await framersFor('http://localhost:4100')).toBe('http://localhost:4100')
    expect(await framersFor(undefined)).toBe("'none'")
  })

  test('has no permit for a page whose key is disabled', async () => {
    const page = 'https://gone.example'
    const { id } = await newKey([page])
    await platform.request(switchKeyOff, { params: { id } }, 'agency')
    await expect(framersFor(page)).rejects.toMatchObject({ code: 'originRefused' })
  })
})

describe('is paid once:', () => {
  test('when tabs request a payment in parallel: they get one intent', async () => {
    const keys = await Promise.all(Array.from({ length: 12 }, () => keyFor()))
    expect(new Set(keys.map(({ intentId }) => intentId)).size).toBe(1)
    expect(new Set(keys.map(({ authCode }) => authCode)).size).toBe(12)
  })

  test('when each of two tabs is double-clicked', async () => {
    const [first, second] = await Promise.all([openTab(), openTab()])
    const done = await Promise.all([first(card), first(card), second(card), second(card)])
    expect(new Set(done.map(({ transactionId }) => transactionId)).size).toBe(1)
    await Promise.all(done.map((each) => report(each)))
    await until('Paid')
    expect(await rows()).toHaveLength(1)
    const mails = await platform.mails(policyholder)
    const { policyNumber } = await status()
    expect(
      mails.filter(({ subject }) => subject.includes(`Receipt for policy ${policyNumber}`)),
    ).toHaveLength(1)
  })

  test('when the webhook arrives twice in parallel', async () => {
    await keyFor()
    const event = { type: 'payment.succeeded', transactionId: 'txn-twice' } as const
    await Promise.all([send(event), send(event), send(event)])
    expect(await rows()).toHaveLength(1)
    expect(await receiptJobs()).toHaveLength(1)
    const { amountPaid } = await platform.request(getAmountPaid, params(), holder)
    expect((await platform.request(getAmountToPay, params(), holder)).amountToPay).toBe(0)
    const total = await owed()
    expect(amountPaid).toBe(total)
    expect(await posted()).toEqual({ cash: total, receivable: 0 })
  })

  test('when the webhook arrives before the response and the report after it', async () => {
    await control({ webhook: 'early' })
    const pay = await openTab()
    const done = await pay(card)
    expect((await status()).isPaid).toBe(true)
    expect(await report(done)).toMatchObject({ isPaid: true, allowedActions: ['receipt'] })
    expect(await rows()).toHaveLength(1)
  })

  test('when a response is lost: the second attempt returns the first payment', async () => {
    await control({ webhook: 'late', lateMs: anHour })
    const pay = await openTab()
    const lost = await pay(card)
    const reloaded = await openTab()
    expect((await reloaded(card)).transactionId).toBe(lost.transactionId)
    await control({ webhook: 'normal' })
    await until('Paid')
    expect(await rows()).toHaveLength(1)
  })

  test('a policy without an address accepts no payment, and the error identifies the missing field', async () => {
    const ofPolicy = eq(policies.id, policyId)
    const handle = platform.services.database.handle()
    const [policy] = await handle.select().from(policies).where(ofPolicy)
    await handle
      .update(accounts)
      .set({ address1: null })
      .where(eq(accounts.id, policy?.accountId ?? ''))
    await expect(keyFor()).rejects.toMatchObject({
      status: 409,
      code: 'policyIncomplete',
      errors: [{ field: 'address1', detail: 'Street address is required' }],
    })
    expect(await rows()).toHaveLength(0)
  })

  test('a paid bill gets no key', async () => {
    const pay = await openTab()
    await pay(card)
    await until('Paid')
    await expect(keyFor()).rejects.toMatchObject({ status: 409, code: 'paymentNotOpen' })
    expect(await platform.request(retryPayment, params(), holder)).toMatchObject({ isPaid: true })
  })

  test('a frame left open in another tab cannot pay a bill again', async () => {
    const [first, second] = [await openTab(), await openTab()]
    const paid = await first(card)
    await until('Paid')
    expect((await second(account)).transactionId).toBe(paid.transactionId)
    expect(await rows()).toHaveLength(1)
  })
})

describe('only the webhook makes a policy Paid:', () => {
  test('a report alone shows Processed, and is reverted when the processor has no payment', async () => {
    const { intentId } = await keyFor()
    const payment = {
      intentId,
      transactionId: 'txn-made-up',
      transactionDate: new Date().toISOString(),
      state: 'succeeded',
      tokenId: 'tok',
      last4Digits: '4242',
    }
    expect(await report(payment)).toMatchObject({ isPaid: false, status: 'Processed' })
    await expect(keyFor()).rejects.toMatchObject({ code: 'paymentNotOpen' })
    platform.advanceTime(31_000)
    await platform.drain()
    expect(await status()).toMatchObject({ status: 'Unpaid' })
  })

  test('a lost webhook is requested again', async () => {
    await control({ webhook: 'late', lateMs: anHour })
    const pay = await openTab()
    await report(await pay(card))
    await control({ webhook: 'normal' })
    expect(await platform.request(validatePayment, params(), holder)).toMatchObject({
      isPaid: true,
    })
  })

  test('forged, expired and altered webhooks are rejected', async () => {
    await keyFor()
    const event = { type: 'payment.succeeded', transactionId: 'txn-forged' } as const
    await expect(send(event, { secret: 'guess' })).rejects.toMatchObject({ status: 401 })
    await expect(send(event, { timestamp: wallSeconds() - 3600 })).rejects.toMatchObject({
      status: 401,
    })
    await expect(send({ ...event, amount: 1 })).rejects.toMatchObject({
      status: 409,
      code: 'paymentAmountDiffers',
    })
    await expect(send({ ...event, intentId: 'nobody' })).rejects.toMatchObject({ status: 404 })
    expect(await status()).toMatchObject({ status: 'Unpaid' })
  })

  test('late or out-of-order events change nothing', async () => {
    await keyFor()
    await send({ type: 'payment.processing', transactionId: 'txn-b' })
    await send({ type: 'payment.failed', transactionId: 'txn-a', reason: 'declined' })
    expect((await status()).status).toBe('Processed')
    await send({ type: 'payment.succeeded', transactionId: 'txn-b' })
    await send({ type: 'payment.processing', transactionId: 'txn-b' })
    await send({ type: 'payment.failed', transactionId: 'txn-b', reason: 'bankReturned' })
    expect((await status()).status).toBe('Paid')
    const known = (await rows()).map(({ transactionId, status: of }) => `${transactionId} ${of}`)
    expect(known.toSorted()).toEqual(['txn-a Failed', 'txn-b Paid'])
  })
})

describe('a payment', () => {
  test('fails with the reason of its decline, and can be retried', async () => {
    const pay = await openTab()
    await pay({ ...card, number: '4000000000000002' })
    await until('Failed')
    expect(await status()).toMatchObject({ reason: 'declined', allowedActions: ['retry'] })
    const [first, second] = await Promise.all([
      platform.request(retryPayment, params(), holder),
      platform.request(retryPayment, params(), holder),
    ])
    expect([first.status, second.status]).toEqual(['Unpaid', 'Unpaid'])
    await (
      await openTab()
    )(card)
    await until('Paid')
  })

  test('is no longer Failed once it is retried in the same frame', async () => {
    const pay = await openTab()
    const { intentId } = await pay({ ...card, number: '4000000000000002' })
    await until('Failed')
    const payment = { intentId, transactionId: 'txn-lost', tokenId: 'tok', last4Digits: '4242' }
    const again = { ...payment, transactionDate: new Date().toISOString(), state: 'succeeded' }
    expect(await report(again)).toMatchObject({ status: 'Processed' })
    platform.advanceTime(31_000)
    await platform.drain()
    expect(await status()).toMatchObject({
      status: 'Unpaid',
      allowedActions: ['pay', 'saveMethod'],
    })
  })

  test('is Processed until the bank confirms an e-check', async () => {
    await control({ settleMs: anHour })
    const pay = await openTab({ method: 'echeck' })
    await report(await pay(account))
    await until('Processed')
    const total = await owed()
    await eventually(async () =>
      expect(await posted()).toEqual({
        receivable: total,
        'payments-in-transit': total,
        'unapplied-payments': -total,
      }),
    )
    await control({ settleMs: 0 })
    await until('Paid')
    expect((await rows())[0]).toMatchObject({ paymentMethod: 'Bank Account', status: 'Paid' })
    expect(await posted()).toEqual({
      cash: total,
      receivable: 0,
      'payments-in-transit': 0,
      'unapplied-payments': 0,
    })
  })

  test('fails when an e-check is returned, and the policyholder gets a mail', async () => {
    const pay = await openTab({ method: 'echeck' })
    await pay({ ...account, account: '000111111113' })
    await until('Failed')
    const { policyNumber, reason } = await status()
    expect(reason).toBe('bankReturned')
    const back = { 'payments-in-transit': 0, 'unapplied-payments': 0 }
    expect(await posted()).toEqual({ receivable: await owed(), ...back })
    const [mail] = await platform.mails(policyholder)
    expect(mail?.subject).toBe(`Your payment for policy ${policyNumber} failed`)
    expect(mail?.text).toContain('/validate/')
  })

  test('generates and mails its receipt when it succeeds', async () => {
    await (
      await openTab()
    )(card)
    await until('Paid')
    const [payment] = await rows()
    const [mail] = await platform.mails(policyholder)
    expect(mail?.text).toContain('Visa ending in 4242')
    expect(mail?.text).toContain(payment?.transactionId)
  })
})

describe('a method', () => {
  test('is stored as a token once, before or after the webhook', async () => {
    const saveMethod = async (done: ChargeAnswer) =>
      platform.request(
        savePaymentToken,
        { ...params(), body: { intentId: done.intentId, tokenId: done.tokenId } },
        holder,
      )
    await control({ webhook: 'late', lateMs: anHour })
    const done = await (await openTab())(card)
    await saveMethod(done)
    expect(await platform.request(listPaymentMethods, params(), holder)).toEqual([])
    await control({ webhook: 'normal' })
    await until('Paid')
    await saveMethod(done)
    const methods = await platform.request(listPaymentMethods, params(), holder)
    expect(methods).toEqual([
      {
        title: 'Visa ending in 4242',
        type: 'Credit Card',
        tokenId: done.tokenId,
        last4Digits: '4242',
        creditCardType: 'Visa',
        expirationMonth: 8,
        expirationYear: 2039,
      },
    ])
    expect(await platform.request(listPaymentMethods, params(), 'agent')).toEqual([])
  })

  test('cannot pay for another account', async () => {
    const done = await (await openTab())(card)
    await until('Paid')
    policyId = await issuedPolicy(platform)
    holder = { grant: { kind: 'policy', id: policyId } }
    const pay = await openTab({ method: 'saved', tokenId: done.tokenId })
    await expect(pay({ kind: 'saved', tokenId: done.tokenId })).rejects.toThrow('transactionId')
    expect(await status()).toMatchObject({ status: 'Unpaid' })
  })
})
