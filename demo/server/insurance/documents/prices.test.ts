import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMoney } from '#core/foundation/money/money.ts'
import { localeOf } from '#core/foundation/region/regions.ts'
import { downloadCart, downloadProposal } from '#core/insurance/documents/endpoints.ts'
import { regionOfProduct } from '#core/insurance/products/products.ts'
import { comparisonTexts } from '#core/insurance/quotes/cart/comparison-texts.ts'
import { saveBrokerFees } from '#core/insurance/quotes/edit/adjustment-endpoints.ts'
import { addToCart } from '#core/insurance/quotes/cart/endpoints.ts'
import { sendToAgent } from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import { recalculateQuote } from '#core/insurance/quotes/price/endpoints.ts'
import { saveQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { totalToPay } from '#core/insurance/quotes/total.ts'
import { calculatePrice } from '#core/insurance/rating/endpoints.ts'
import { calculatorInput } from '#core/insurance/rating/model.ts'
import { formatsOf } from '../../kernel/formats/formats.ts'
import { testPlatform, type SignInName, type TestPlatform } from '../../testing/platform.ts'
import { exampleProducts, insureds } from '../rating/examples.ts'
import { opened, textOf } from './pdf-text.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

const sellers = {
  US: 'agent',
  UK: 'broker',
  AU: 'aubroker',
} as const satisfies Record<string, SignInName>

const read = async (paper: Promise<Blob>): Promise<string> =>
  textOf(opened(new Uint8Array(await (await paper).arrayBuffer())))

test.each(exampleProducts)(
  'the price of %s with fees is the same to the cent in calculator, list, cart, documents and mail',
  async (product) => {
    const region = regionOfProduct[product]
    const seller = sellers[region]
    const input = calculatorInput.parse(insureds[product])
    const name = `Cent of ${product.replaceAll('_', ' ')}`
    const initialRequestData = { ...input, account: { ...input.account, name } }
    const priced = await platform.request(calculatePrice, { body: initialRequestData }, seller)
    const contact = { firstName: 'Rosa', lastName: 'Diaz', email: 'rosa@cents.example', phone: '' }
    const saved = await platform.request(
      saveQuote,
      { params: { id: product }, body: { initialRequestData, contact } },
      seller,
    )
    expect(saved.totalPremium).toBe(priced.totalPremium)
    const fees = { brokerFee: 10_011, additionalBrokerFee: 33 }
    const quote = await platform.request(
      saveBrokerFees,
      { params: { id: saved.id }, body: fees },
      'underwriter',
    )
    const { totalPremium, currency, accountId, id: quoteId, agentEmail } = quote
    expect(totalPremium).toBe(priced.totalPremium + 10_044)
    // the calculator's price of the saved quote, and of the option that it was saved with
    const again = await platform.request(
      recalculateQuote,
      { params: { product, quoteId }, body: { ...quote.initialRequestData, presets: true } },
      seller,
    )
    expect(totalToPay(again, quote)).toBe(totalPremium)
    const filter = { accountId: [accountId] }
    const rows = await platform.request(searchQuotes, { query: { filter } }, seller)
    expect(rows.content.map((row) => row.totalPremium)).toEqual([totalPremium])

    const params = { product, quoteId }
    const cart = await platform.request(addToCart, { params, body: {} }, seller)
    const locale = localeOf[region]
    const { groups } = comparisonTexts(cart.content, {
      t: platform.services.wording.in(locale),
      has: (key) => platform.services.wording.has(key),
      money: (minor, unit) => formatMoney({ minor, currency: unit }, locale),
      sum: (minor, unit) => formatMoney({ minor, currency: unit }, locale, { whole: true }),
      day: formatsOf(region).day,
    })
    const displayed = groups[0]?.rows.find(({ id }) => id === 'totalPremium')?.cells
    expect(displayed).toEqual([formatMoney({ minor: totalPremium, currency }, locale)])

    // mails and documents write cents only if there are some
    const written = formatsOf(region).money(totalPremium)
    const proposal = { params: { accountId, quoteId }, query: {} }
    const papers = [
      await read(platform.request(downloadProposal, proposal, seller)),
      await read(platform.request(downloadCart, { params: { accountId } }, seller)),
    ]
    // columns write all cents; nothing may follow that would make it another amount
    const amount = new RegExp(`${written.replaceAll(/[$.]/g, '\\$&')}(?:\\.00)?(?![\\d.,]*\\d)`)
    for (const text of papers) expect(text).toMatch(amount)
    await platform.request(sendToAgent, { params }, seller)
    const [mail] = await platform.mails(agentEmail)
    expect(mail?.text).toContain(`${quote.quoteNumber}): total premium ${written}`)
  },
)
