import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toMinor } from '#core/foundation/money/money.ts'
import { regionOfProduct } from '#core/insurance/products/products.ts'
import * as adjusting from '#core/insurance/quotes/edit/adjustment-endpoints.ts'
import * as editCalls from '#core/insurance/quotes/edit/endpoints.ts'
import * as calls from '#core/insurance/quotes/endpoints.ts'
import * as listCalls from '#core/insurance/quotes/list/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { calculatorInput } from '#core/insurance/rating/model.ts'
import { getRaterData, getTechEnoRate } from '#core/insurance/rating/endpoints.ts'
import { accounts } from '../../accounts/tables.ts'
import { testPlatform, type SignInName, type TestPlatform } from '../../../testing/platform.ts'
import { without } from '../../../kernel/lists/without.ts'
import { exampleProducts, insureds } from '../../rating/examples.ts'
import { draftOf, save } from '../draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

const sellers = {
  US: { seller: 'agent', phone: '(512) 555-0143' },
  UK: { seller: 'broker', phone: '+44 20 7946 0143' },
  AU: { seller: 'aubroker', phone: '+61 2 5550 0143' },
} as const satisfies Record<string, { readonly seller: SignInName; readonly phone: string }>

test.each(exampleProducts)(
  '%s is quoted, stored as priced and found by its product',
  async (product) => {
    const { seller, phone } = sellers[regionOfProduct[product]]
    const input = calculatorInput.parse(insureds[product])
    const company = { ...input, account: { ...input.account, name: `Every ${product} Company` } }
    const contact = { firstName: 'Rosa', lastName: 'Diaz', email: 'rosa@every.example', phone }
    const body = { initialRequestData: company, contact }
    const saved = await platform.request(
      editCalls.saveQuote,
      { params: { id: product }, body },
      seller,
    )
    expect(saved).toMatchObject({ product, status: 'READY' })
    const { premium, mgaFee, taxes, totalPremium } = saved.calculatorGeneratedData
    expect(saved.totalPremium).toBe(totalPremium)
    expect(totalPremium).toBe(premium + mgaFee + taxes.reduce((sum, { amount }) => sum + amount, 0))
    const params = { product, quoteId: saved.id }
    // only single reads have license and risk, which `scope.test.ts` and `surplus.test.ts` compare
    const read = await platform.request(calls.getQuote, { params }, seller)
    expect(without(read, 'firmographicData', 'cowbellRiskFactors')).toEqual(saved)
    const found = await platform.request(
      listCalls.searchQuotes,
      { query: { filter: { product: [product], accountId: [saved.accountId] } } },
      seller,
    )
    expect(found.content.map(({ id }) => id)).toEqual([saved.id])
    const again = await platform.request(
      editCalls.updateQuote,
      { params, body: { initialRequestData: saved.initialRequestData } },
      seller,
    )
    expect(again.totalPremium).toBe(saved.totalPremium)
  },
)

test('a product that is placed as surplus is a surplus quote', async () => {
  const input = calculatorInput.parse(insureds.P250_S)
  const draft = draftOf('Surplus Only Dental')
  const initialRequestData = {
    ...input,
    account: { ...input.account, name: 'Surplus Only Dental' },
  }
  const quote = await platform.request(
    editCalls.saveQuote,
    { params: { id: 'P250_S' }, body: { ...draft, initialRequestData } },
    'agent',
  )
  expect(quote.isSurplus).toBe(true)
  expect(quote.quoteResponse.surplusLineTax).toBeGreaterThan(0)
})

const irpmOf = (quote: Quote, percents: object) =>
  platform.request(adjusting.saveIrpm, { body: { quoteId: quote.id, ...percents } }, 'underwriter')

describe('an IRPM', () => {
  test('modifies the premium by 1 + total percent/100, also after a change of terms', async () => {
    const quote = await save(platform, draftOf('Modified Dental'))
    const modified = await irpmOf(quote, {
      securityAwareness: -7.25,
      companyStability: -5,
      irpmNote: 'Tested restores',
    })
    expect(modified.calculatorGeneratedData.irpmModifier).toBe(0.8775)
    expect(modified.premium / quote.premium).toBeCloseTo(0.8775, 2)
    expect(modified.totalPremium).toBe(modified.calculatorGeneratedData.totalPremium)
    const changed = await platform.request(
      editCalls.updateQuote,
      {
        params: { product: quote.product, quoteId: quote.id },
        body: { initialRequestData: quote.initialRequestData },
      },
      'agent',
    )
    expect(changed.premium).toBe(modified.premium)
    const read = await platform.request(
      adjusting.getIrpm,
      { query: { quoteId: quote.id } },
      'underwriter',
    )
    expect(read).toMatchObject({
      offered: true,
      percents: { securityAwareness: -7.25, companyStability: -5 },
      irpmNote: 'Tested restores',
      irpmModifier: 0.8775,
    })
    expect((await irpmOf(quote, {})).premium).toBe(quote.premium)
  })

  test('stays within the bounds of each characteristic and of all', async () => {
    const quote = await save(platform, draftOf('Bounded Dental'))
    await expect(irpmOf(quote, { companyStability: 5.1 })).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'companyStability', detail: 'Invalid' }],
    })
    const max = { dcmPractices: 10, drPlanning: 10, securityAwareness: 10 }
    await expect(irpmOf(quote, max)).rejects.toMatchObject({
      errors: [{ field: 'total', detail: 'The total must be -25 to 25 percent' }],
    })
  })

  test('is not available for surplus lines or to agents', async () => {
    const draft = draftOf('Unfiled Dental')
    const initialRequestData = { ...draft.initialRequestData, surplusOnly: true }
    const quote = await save(platform, { ...draft, initialRequestData })
    await expect(irpmOf(quote, { drPlanning: 1 })).rejects.toMatchObject({ status: 400 })
    await expect(
      platform.request(adjusting.getIrpm, { query: { quoteId: quote.id } }, 'agent'),
    ).rejects.toMatchObject({ status: 403 })
  })

  test('is rejected if somebody else changed the quote meanwhile', async () => {
    const quote = await save(platform, draftOf('Stale Dental'))
    platform.advanceTime(1_000)
    await irpmOf(quote, { drPlanning: 1 })
    const stale = platform.request(
      adjusting.saveIrpm,
      { body: { quoteId: quote.id, drPlanning: 2 } },
      'underwriter',
      { headers: { 'If-Match': `"${quote.modified}"` } },
    )
    await expect(stale).rejects.toMatchObject({ status: 409, code: 'quoteChanged' })
  })
})

test('excluded events lower the premium down to a floor', async () => {
  const quote = await save(platform, draftOf('Excluded Dental'))
  const event = { claimNumber: 'C-1', claimName: 'Ransom at night', claimDate: '2025-03-01' }
  const saveEvents = (count: number) =>
    platform.request(
      adjusting.saveEventExclusions,
      { params: { id: quote.id }, body: { events: Array.from({ length: count }, () => event) } },
      'underwriter',
    )
  expect((await saveEvents(1)).premium / quote.premium).toBeCloseTo(0.98, 2)
  expect((await saveEvents(20)).premium / quote.premium).toBeCloseTo(0.9, 2)
  const { events } = await platform.request(
    adjusting.getEventExclusions,
    { params: { id: quote.id } },
    'underwriter',
  )
  expect(events).toHaveLength(20)
  expect((await saveEvents(0)).premium).toBe(quote.premium)
})

test('fees of broker and MGA are added to the total, taxes follow, and bounds hold', async () => {
  const quote = await save(platform, draftOf('Fees Dental'))
  const params = { id: quote.id }
  const broker = (body: { brokerFee: number; additionalBrokerFee?: number }) =>
    platform.request(adjusting.saveBrokerFees, { params, body }, 'underwriter')
  const mga = (mgaFee: number) =>
    platform.request(adjusting.saveMgaFee, { params, body: { mgaFee } }, 'underwriter')
  const withBroker = await broker({ brokerFee: 12_345, additionalBrokerFee: 5_000 })
  expect(withBroker.totalPremium).toBe(quote.totalPremium + 17_345)
  const withBoth = await mga(quote.mgaFee + 10_000)
  expect(withBoth).toMatchObject({ brokerFee: 12_345, mgaFee: quote.mgaFee + 10_000 })
  expect(withBoth.totalPremium).toBe(withBroker.totalPremium + 10_000)
  for (const wrong of [-1, 1_000_001]) {
    await expect(mga(wrong)).rejects.toMatchObject({ errors: [{ field: 'mgaFee' }] })
    await expect(broker({ brokerFee: wrong })).rejects.toMatchObject({
      errors: [{ field: 'brokerFee', detail: 'Enter a fee from 0 to 10,000' }],
    })
  }
})

test('an account with too many personal records is not quoted the product', async () => {
  const { accountId } = await save(platform, draftOf('Many Records Dental'))
  await platform.services.database
    .handle()
    .update(accounts)
    .set({ numberOfPersonalRecords: 1_000_001 })
    .where(eq(accounts.id, accountId))
  const body = { ...draftOf('Many Records Dental'), accountId }
  const initialRequestData = { ...body.initialRequestData, product: 'P_PLUS' as const }
  const plus = { params: { id: 'P_PLUS' as const }, body: { ...body, initialRequestData } }
  await expect(platform.request(editCalls.saveQuote, plus, 'agent')).rejects.toMatchObject({
    status: 400,
    errors: [{ field: 'accountId', detail: 'For companies with fewer personal records' }],
  })
  expect(await save(platform, body)).toMatchObject({ accountId })
})

test('the factors of a price multiply to the cost of its coverages', async () => {
  const body = calculatorInput.parse(insureds.PRIME_TECH)
  const data = await platform.request(getRaterData, { body }, 'underwriter')
  const product = (factors: object) =>
    Object.values(factors).reduce((all: number, each: number) => all * each, 1)
  const quote = await save(platform, draftOf('Explained Dental'))
  const ofQuote = await platform.request(
    getRaterData,
    { body: quote.initialRequestData },
    'underwriter',
  )
  expect(data.product).toBe('PRIME_TECH')
  const cost = toMinor(Math.round(product(ofQuote.company) * product(ofQuote.coverages[1] ?? {})))
  expect(quote.calculatorGeneratedData.coverages[1]?.premium).toBe(cost)
})

test('the tech E&O rate is the industry’s, and absent if it is not sold', async () => {
  const rateOf = (product: 'PRIME_TECH' | 'P250', naicsCode: string) =>
    platform.request(getTechEnoRate, { query: { product, naicsCode } }, 'agent')
  expect(await rateOf('PRIME_TECH', '518210')).toMatchObject({ offered: true })
  const [hosting, devices] = [
    await rateOf('PRIME_TECH', '518210'),
    await rateOf('PRIME_TECH', '334111'),
  ]
  expect(hosting.rate).toBeGreaterThan(devices.rate)
  expect(await rateOf('PRIME_TECH', '621210')).toMatchObject({ offered: false, rate: 0 })
  expect(await rateOf('P250', '518210')).toMatchObject({ offered: false, rate: 0 })
  await expect(rateOf('PRIME_TECH', '999')).rejects.toMatchObject({ status: 400 })
})
