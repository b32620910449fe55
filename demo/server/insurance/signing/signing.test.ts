import { createPublicKey, verify } from 'node:crypto'
import { AsyncLocalStorage } from 'node:async_hooks'
import { env } from 'node:process'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toMinor } from '#core/foundation/money/money.ts'
import { verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import { downloadProposal } from '#core/insurance/documents/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { requestToBind } from '#core/insurance/quotes/bind/endpoints.ts'
import { updateQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import * as calls from '#core/insurance/signing/endpoints.ts'
import type { Signing } from '#core/insurance/signing/model.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { createSeals } from '../../kernel/seals.ts'
import { untilBlocked } from '../../testing/until-blocked.ts'
import { bindBody, draftOf, rosa, save } from '../quotes/draft.fixture.ts'
import { quoteParams, signerOf } from './signer.fixture.ts'
import { signatures } from './tables.ts'
import { sealedReceipt } from './receipt-seal.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

const sign = (quote: Quote, as: As, fullName = 'Rosa Diaz') =>
  platform.request(
    calls.signQuote,
    { ...quoteParams(quote), body: { fullName, hasAgreed: true } },
    as,
    { ip: '203.0.113.7' },
  )

const statusOf = async (quote: Quote) =>
  (await platform.request(getQuoteById, { params: { id: quote.id } }, 'agent')).status

describe('a signature', () => {
  test('is stored with name, consent, time, address and document, and returned again', async () => {
    const quote = await save(platform, draftOf('Signed Dental'))
    const signer = await signerOf(platform, quote)
    const before = await platform.request(calls.getSigning, quoteParams(quote), signer)
    expect(before).toMatchObject({ maySign: true, receipt: null, fullName: 'Rosa Diaz' })
    const { receipt } = await sign(quote, signer, '  Rosa María Diaz ')
    expect(receipt).toMatchObject({
      fullName: 'Rosa María Diaz',
      consent: before.consent,
      isIntact: true,
      isCurrent: true,
    })
    expect(await statusOf(quote)).toBe('SIGNED')
    const again = await platform.request(calls.getSigning, quoteParams(quote), 'agent')
    // the insured does not see the network address; the agency does
    expect(receipt).not.toHaveProperty('address')
    expect(again.receipt).toEqual({ ...receipt, address: '203.0.113.7' })
    const [toAgent] = await platform.mails('agent@demo.test')
    expect(toAgent?.subject).toBe(`Quote ${quote.quoteNumber} for Signed Dental was signed`)
  })

  test('contains the exact document that the policyholder read', async () => {
    const quote = await save(platform, draftOf('Read Dental'))
    const signer = await signerOf(platform, quote)
    const { accountId, id: quoteId } = quote
    const read = await platform.request(
      downloadProposal,
      { params: { accountId, quoteId }, query: {} },
      signer,
    )
    await sign(quote, signer)
    const signed = await platform.request(calls.downloadSigned, { params: { quoteId } }, signer)
    expect(await signed.bytes()).toEqual(await read.bytes())
  })

  const receiptsOf = ({ id }: Quote) =>
    platform.services.database
      .handle()
      .select({ id: signatures.id })
      .from(signatures)
      .where(eq(signatures.quoteId, id))

  test('has one receipt after two clicks', async () => {
    const quote = await save(platform, draftOf('Twice Dental'))
    const signer = await signerOf(platform, quote)
    const [one, two] = await Promise.all([sign(quote, signer), sign(quote, signer)])
    expect(one?.receipt).toEqual(two?.receipt)
    expect(await receiptsOf(quote)).toHaveLength(1)
  })

  // calls to the embedded database wait for each other from their start
  test.skipIf(!env['TEST_DATABASE_URL'])(
    'has one receipt after a click while the first one is being stored',
    async () => {
      const quote = await save(platform, draftOf('Late Dental'))
      const signer = await signerOf(platform, quote)
      const ofItsOwn = AsyncLocalStorage.snapshot()
      let late: Promise<Signing> | undefined
      const first = await platform.services.database.transaction(async () => {
        const signed = await sign(quote, signer)
        late = ofItsOwn(() => sign(quote, signer))
        await untilBlocked(platform.services, late)
        return signed
      })
      expect((await late)?.receipt).toEqual(first.receipt)
      expect(await receiptsOf(quote)).toHaveLength(1)
    },
  )

  test('applies to the terms that were read: terms changed in between are not signed', async () => {
    const quote = await save(platform, draftOf('Between Dental'))
    const signer = await signerOf(platform, quote)
    const { modified } = await platform.request(calls.getSigning, quoteParams(quote), signer)
    platform.advanceTime(1_000)
    await platform.request(
      updateQuote,
      { ...quoteParams(quote), body: { contact: { ...rosa, lastName: 'Frost' } } },
      'agent',
    )
    const late = platform.request(
      calls.signQuote,
      { ...quoteParams(quote), body: { fullName: 'Rosa Diaz', hasAgreed: true } },
      signer,
      { headers: { 'If-Match': `"${modified}"` } },
    )
    await expect(late).rejects.toMatchObject({ status: 409, code: 'quoteChanged' })
    expect(await statusOf(quote)).toBe('READY')
  })

  test('does not apply to other terms: the quote is ready again', async () => {
    const quote = await save(platform, draftOf('Changed Dental'))
    const signer = await signerOf(platform, quote)
    await sign(quote, signer)
    platform.advanceTime(1_000)
    const { initialRequestData } = quote
    await platform.request(
      updateQuote,
      {
        ...quoteParams(quote),
        body: {
          initialRequestData: {
            ...initialRequestData,
            global: { ...initialRequestData.global, preset: -1, limit: toMinor(2_000_000) },
          },
        },
      },
      'agent',
    )
    const after = await platform.request(calls.getSigning, quoteParams(quote), signer)
    expect(after).toMatchObject({ maySign: true, receipt: { isIntact: true, isCurrent: false } })
    expect(await statusOf(quote)).toBe('READY')
  })

  test('stays with the quote when it is requested', async () => {
    const quote = await save(platform, draftOf('Requested Dental'))
    await sign(quote, await signerOf(platform, quote))
    await platform.request(verifyAccount, { body: { accountId: quote.accountId } }, 'agent')
    await platform.request(requestToBind, { params: { id: quote.id }, body: bindBody }, 'agent')
    expect(await statusOf(quote)).toBe('REQUESTED')
    const { receipt } = await platform.request(calls.getSigning, quoteParams(quote), 'underwriter')
    expect(receipt).toMatchObject({ isIntact: true, isCurrent: true })
  })
})

/** A signed quote, and the row of its receipt. */
const signedOf = async (name: string) => {
  const quote = await save(platform, draftOf(name))
  await sign(quote, await signerOf(platform, quote))
  const [record] = await platform.services.database
    .handle()
    .select()
    .from(signatures)
    .where(eq(signatures.quoteId, quote.id))
  if (!record) throw new Error('a signature')
  return { quote, record }
}

describe('a forged signature', () => {
  const verified = async (quote: Quote) =>
    (await platform.request(calls.getSigning, quoteParams(quote), 'agent')).receipt?.isIntact

  test('shows one changed byte of the document', async () => {
    const { quote, record } = await signedOf('Forged Dental')
    const forged = Uint8Array.from(record.document)
    const at = Math.floor(forged.length / 2)
    forged[at] = (forged[at] ?? 0) ^ 1
    await platform.services.database
      .handle()
      .update(signatures)
      .set({ document: forged })
      .where(eq(signatures.id, record.id))
    expect(await verified(quote)).toBe(false)
  })

  test.each([
    ['name', { fullName: 'Somebody Else' }],
    ['consent', { consent: 'Nothing' }],
    ['address', { address: '198.51.100.1' }],
    ['time', { signed: new Date('2020-01-01T00:00:00Z') }],
  ] as const)('shows another %s', async (what, change) => {
    const { quote, record } = await signedOf(`Forged ${what} Dental`)
    await platform.services.database
      .handle()
      .update(signatures)
      .set(change)
      .where(eq(signatures.id, record.id))
    expect(await verified(quote)).toBe(false)
  })

  test('shows another name even if the hash was computed again or the seal was removed', async () => {
    const { quote, record } = await signedOf('Forged Hash Dental')
    const forged = { ...record, fullName: 'Somebody Else' }
    // an attacker with write access to the database could do the same: another key makes another seal
    const seals = createSeals(Buffer.alloc(32, 1).toString('base64url'))
    const sealed = sealedReceipt({ ...platform.services, seals }, forged)
    for (const seal of [record.seal, sealed.seal, null]) {
      await platform.services.database
        .handle()
        .update(signatures)
        .set({ fullName: forged.fullName, receiptHash: sealed.receiptHash, seal })
        .where(eq(signatures.id, record.id))
      expect(await verified(quote)).toBe(false)
    }
  })
})

describe('a printed receipt', () => {
  test('can be verified by anybody, here or with the public key alone', async () => {
    const { record } = await signedOf('Printed Dental')
    const { receiptHash, seal } = record
    if (seal === null) throw new Error('no seal')
    const ask = (body: { receiptHash: string; seal: string }) =>
      platform.request(calls.verifyReceipt, { body })
    const proof = await ask({ receiptHash, seal })
    expect(proof.isGenuine).toBe(true)
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: proof.publicKey },
      format: 'jwk',
    })
    const text = Buffer.from(`parapet receipt ${receiptHash}`)
    expect(verify(null, text, key, Buffer.from(seal, 'base64url'))).toBe(true)
    const other = {
      receiptHash: receiptHash.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      seal,
    }
    expect((await ask(other)).isGenuine).toBe(false)
    const tested = await platform.services.database.inMode('test', async () =>
      sealedReceipt(platform.services, record),
    )
    expect((await ask(tested)).isGenuine, 'a receipt of test mode').toBe(false)
  })
})

describe('permission to sign', () => {
  test('is never given to agents and staff', async () => {
    const quote = await save(platform, draftOf('Agentless Dental'))
    for (const as of ['agent', 'admin'] as const) {
      await expect(sign(quote, as)).rejects.toMatchObject({ status: 403 })
    }
    expect(await statusOf(quote)).toBe('READY')
  })

  test('is limited to the link’s quote, and other agencies can neither request nor read', async () => {
    const quote = await save(platform, draftOf('Own Dental'))
    const other = await save(platform, draftOf('Not Own Dental'))
    const signer = await signerOf(platform, quote)
    await expect(sign(other, signer)).rejects.toMatchObject({ status: 404 })
    const params = { quoteId: other.id }
    const tries = [
      () => platform.request(calls.getSigning, quoteParams(other), 'wholesale'),
      () => platform.request(calls.sendSignRequest, quoteParams(other), 'wholesale'),
      () => platform.request(calls.getApplicationLink, quoteParams(other), 'wholesale'),
      () => platform.request(calls.downloadSigned, { params }, signer),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ status: 404 })
  })

  test('is passed on by the broker with a link, and the code goes to the policyholder', async () => {
    const quote = await save(platform, draftOf('Linked Dental'))
    const { link, sendCodeTo } = await platform.request(
      calls.getApplicationLink,
      quoteParams(quote),
      'agent',
    )
    expect(link).toMatch(/\/validate\/.+/)
    expect(sendCodeTo).toBe('r•••@lonestar.example')
  })
})
