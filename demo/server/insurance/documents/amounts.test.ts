import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import * as billing from '#core/insurance/billing/endpoints.ts'
import { processorEvent } from '#core/insurance/billing/model.ts'
import { downloadReceipt } from '#core/insurance/billing/receipt-endpoints.ts'
import * as papers from '#core/insurance/documents/endpoints.ts'
import { getPolicy } from '#core/insurance/policies/endpoints.ts'
import * as editCalls from '#core/insurance/quotes/edit/endpoints.ts'
import * as underwritingCalls from '#core/insurance/quotes/underwriting/endpoints.ts'
import * as bindCalls from '#core/insurance/quotes/bind/endpoints.ts'
import type { Quote, QuoteDraft } from '#core/insurance/quotes/model.ts'
import { noticeStateOf } from '#core/insurance/quotes/surplus-notice.ts'
import type { QuotedProduct } from '#core/insurance/products/products.ts'
import { deductibles, limits } from '#core/insurance/products/terms.ts'
import { currencyOf, type Region } from '#core/foundation/region/regions.ts'
import { readAuthCode } from '../billing/protocol/auth-code.ts'
import { sign, wallSeconds } from '../billing/protocol/signature.ts'
import { formatsOf } from '../../kernel/formats/formats.ts'
import {
  testPlatform,
  testProcessor,
  type SignInName,
  type TestPlatform,
} from '../../testing/platform.ts'
import { attest } from '../surplus/attest.fixture.ts'
import { opened, textOf } from './pdf-text.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 100 })
})
afterAll(() => platform.close())

const anyOf = <Value>(...values: readonly Value[]) => fc.constantFrom(...values)

interface Market {
  readonly region: Region
  readonly product: QuotedProduct
  readonly seller: SignInName
  readonly phone: string
  readonly place: fc.Arbitrary<{ readonly state?: string; readonly postcode?: string }>
  /** The postal code by state, for quotes without a postcode. */
  readonly zipCodes: Readonly<Record<string, string>>
  readonly industry: fc.Arbitrary<string>
}

/** Products that the demo's agencies of a region sell; a new region needs no entry. */
const markets: readonly Market[] = [
  {
    region: 'US',
    product: 'P100',
    seller: 'agent',
    phone: '(512) 555-0143',
    place: anyOf({ state: 'TX' }, { state: 'NY' }, { state: 'WA' }, { state: 'LA' }),
    zipCodes: { TX: '78701', NY: '10001', WA: '98101', LA: '70112' },
    industry: anyOf('621210', '541110', '484121', '522130'),
  },
  {
    region: 'UK',
    product: 'P_ONE',
    seller: 'broker',
    phone: '+44 20 7946 0143',
    place: anyOf({ postcode: 'EC4A 1AB' }, { postcode: 'M1 2JW' }),
    zipCodes: {},
    industry: anyOf('86230', '69102', '49410'),
  },
  {
    region: 'AU',
    product: 'PRIME_ONE_AU',
    seller: 'aubroker',
    phone: '+61 2 5550 0143',
    place: anyOf({ state: 'NSW' }, { state: 'ACT' }, { state: 'WA' }),
    zipCodes: { NSW: '2000', ACT: '2601', WA: '6000' },
    industry: anyOf('8531', '6931', '4610'),
  },
]

const draftOf = ({ product, phone, place, industry }: Market): fc.Arbitrary<QuoteDraft> =>
  fc
    .record({
      place,
      naicsCode: industry,
      revenue: fc.integer({ min: 1_000_000, max: 20_000_000_000 }),
      limit: anyOf(...limits),
      deductible: anyOf(...deductibles),
      surplusOnly: fc.boolean(),
      tria: fc.boolean(),
    })
    .map(({ place: where, naicsCode, revenue, limit, deductible, surplusOnly, tria }) => ({
      initialRequestData: {
        product,
        account: {
          ...where,
          name: `Cent by Cent ${randomUUID()}`,
          naicsCode,
          revenue,
          yearEstablished: 1998,
        },
        surplusOnly,
        tria,
        global: { preset: -1, limit, deductible },
      },
      contact: { firstName: 'Rosa', lastName: 'Diaz', email: 'rosa@cent.example', phone },
    }))

/** Quotes, binds and issues a policy through the API. */
const issue = async (draft: QuoteDraft, { product, seller, zipCodes }: Market): Promise<Quote> => {
  const quote = await platform.request(
    editCalls.saveQuote,
    { params: { id: product }, body: draft },
    seller,
  )
  const params = { product, quoteId: quote.id }
  if (quote.status === 'REFERRED') {
    await platform.request(underwritingCalls.releaseQuote, { params }, 'admin')
  }
  await platform.request(verifyAccount, { body: { accountId: quote.accountId } }, seller)
  const { contact, initialRequestData } = draft
  const zipCode = zipCodes[initialRequestData.account.state ?? '']
  const body = {
    customerFirstName: contact.firstName,
    customerLastName: contact.lastName,
    customerEmail: contact.email,
    customerPhone: contact.phone,
    address1: '12 Main Street',
    city: 'Somewhere',
    ...(zipCode !== undefined && { zipCode }),
  }
  if (noticeStateOf(quote) !== undefined) await attest(platform, quote, seller)
  await platform.request(bindCalls.requestToBind, { params: { id: quote.id }, body }, seller)
  return platform.request(bindCalls.issueQuote, { params }, 'admin')
}

/** The processor's event that an intent was paid. */
const pay = async (intentId: string, amount: number, quote: Quote): Promise<void> => {
  const payload = JSON.stringify(
    z.encode(processorEvent, {
      id: `evt_${randomUUID()}`,
      type: 'payment.succeeded',
      createdAt: new Date().toISOString(),
      intentId,
      transactionId: `txn_${randomUUID()}`,
      amount,
      currency: quote.currency,
      method: { tokenId: 'tok-1', type: 'Credit Card', last4Digits: '4242' },
    }),
  )
  const timestamp = wallSeconds()
  const signature = sign(testProcessor.secret, 'webhook', timestamp, payload)
  await platform.request(billing.receivePaymentEvent, { body: { payload, timestamp, signature } })
}

const read = async (paper: Promise<Blob>): Promise<string> =>
  textOf(opened(new Uint8Array(await (await paper).arrayBuffer())))

test.each(markets)(
  'policy, bill, payment and documents show the quote’s amounts in $region',
  async (market) => {
    const { region, seller } = market
    const formats = formatsOf(region)
    const walk = async (draft: QuoteDraft): Promise<void> => {
      const quote = await issue(draft, market)
      const { taxes } = quote.calculatorGeneratedData
      const taxed = taxes.reduce((sum, { amount }) => sum + amount, 0)
      expect(quote.premium + quote.mgaFee + taxed).toBe(quote.totalPremium)
      expect(quote.currency).toBe(currencyOf[region])

      const policyId = quote.policyId ?? ''
      const policy = await platform.request(getPolicy, { params: { id: policyId } }, seller)
      const { premium, mgaFee, totalPremium, limit, deductible } = quote
      expect(policy).toMatchObject({ premium, mgaFee, totalPremium, limit, deductible })

      const holder = { grant: { kind: 'policy', id: policyId }, flow: 'E_PAY' } as const
      const params = { policyId }
      const due = await platform.request(billing.getPaymentDue, { params }, holder)
      expect(due).toMatchObject({ dueAmount: totalPremium, currency: quote.currency })
      const body = { method: 'card' } as const
      const key = await platform.request(billing.getProviderKey, { params, body }, holder)
      const order = readAuthCode(testProcessor.secret, key.authCode)
      expect(order).toMatchObject({ amount: totalPremium, currency: quote.currency })
      await pay(key.intentId, order?.amount ?? 0, quote)
      const paid = await platform.request(billing.getAmountPaid, { params }, holder)
      expect(paid.amountPaid).toBe(totalPremium)
      const left = await platform.request(billing.getAmountToPay, { params }, holder)
      expect(left.amountToPay).toBe(0)

      const where = { accountId: quote.accountId, policyId }
      const contract = await read(
        platform.request(papers.downloadPolicy, { params: where, query: {} }, seller),
      )
      const invoice = await read(platform.request(papers.downloadInvoice, { query: where }, seller))
      const receipt = await read(platform.request(downloadReceipt, { query: where }, seller))
      for (const text of [contract, invoice, receipt]) {
        expect(text).toContain(formats.money(totalPremium))
      }
      for (const text of [contract, invoice]) {
        expect(text).toContain(formats.money(premium))
        for (const { amount } of taxes) expect(text).toContain(formats.money(amount))
      }
      expect(contract).toContain(formats.money(limit))
    }
    await fc.assert(fc.asyncProperty(draftOf(market), walk), { numRuns: 4, endOnFailure: true })
  },
)
