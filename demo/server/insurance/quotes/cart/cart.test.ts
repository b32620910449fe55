import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toMinor } from '#core/foundation/money/money.ts'
import { verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import * as calls from '#core/insurance/quotes/cart/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { updateQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { indicateQuote, referQuote } from '#core/insurance/quotes/underwriting/endpoints.ts'
import { testPlatform, type As, type TestPlatform } from '../../../testing/platform.ts'
import { bindBody, draftOf, requested, save } from '../draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

const quoteParams = ({ product, id }: Quote) => ({ params: { product, quoteId: id } })

const add = (quote: Quote, presetName?: string, as: As = 'agent') =>
  platform.request(
    calls.addToCart,
    { ...quoteParams(quote), body: presetName === undefined ? {} : { presetName } },
    as,
  )
const cartOf = ({ accountId }: Quote, as: As = 'agent') =>
  platform.request(calls.getCart, { query: { accountId } }, as)
const namesOf = async (quote: Quote) =>
  (await cartOf(quote)).content.map(({ presetName }) => presetName)

/** A duplicate with another limit. */
const duplicate = (quote: Quote, limit: number, requestId?: string) =>
  platform.request(
    calls.duplicateQuote,
    {
      ...quoteParams(quote),
      body: {
        ...(requestId !== undefined && { requestId }),
        presetName: `Limit ${limit}`,
        initialRequestData: {
          ...quote.initialRequestData,
          global: { ...quote.initialRequestData.global, preset: -1, limit: toMinor(limit) },
        },
      },
    },
    'agent',
  )

test.each([
  ['referred', referQuote, 'REFERRED'],
  ['indicated', indicateQuote, 'INDICATION'],
] as const)('a copy of a quote that underwriting %s is not ready', async (_, decide, status) => {
  const quote = await save(platform, draftOf(`Copied ${status} Dental`))
  const review = { ...quoteParams(quote), body: { reason: 'Open claim' } }
  await platform.request(referQuote, review, 'underwriter')
  if (decide === indicateQuote)
    await platform.request(indicateQuote, quoteParams(quote), 'underwriter')
  const { status: reached } = await platform.request(
    getQuoteById,
    { params: { id: quote.id } },
    'agent',
  )
  expect(reached).toBe(status)
  const copy = await platform.request(
    calls.duplicateQuote,
    { ...quoteParams(quote), body: { presetName: 'Copy' } },
    'agent',
  )
  expect(copy).toMatchObject({
    status: 'REFERRED',
    referralReasons: [{ code: 'REFERRED_BY_HAND' }],
  })
})

/** Several quotes of one account. */
const several = async (name: string, count: number) => {
  const first = await save(platform, draftOf(name))
  const quotes = [first]
  while (quotes.length < count) {
    quotes.push(await save(platform, { ...draftOf(name), accountId: first.accountId }))
  }
  return { first, quotes }
}

describe('a cart', () => {
  test('has the added quotes, named after their preset, with the quotes’ amounts', async () => {
    const { first, quotes } = await several('Cart Dental', 2)
    for (const quote of quotes) await add(quote)
    const { content, limit } = await cartOf(first)
    expect(limit).toBe(5)
    expect(content.map(({ presetName }) => presetName)).toEqual(['Popular', 'Popular 2'])
    expect(content[0]).toMatchObject({
      id: first.id,
      quoteNumber: first.quoteNumber,
      totalPremium: first.totalPremium,
      calculatorGeneratedData: { aggregateLimit: first.limit, effectiveDate: first.effectiveDate },
    })
  })

  test('leaves a quote that is added again in place', async () => {
    const quote = await save(platform, draftOf('Again Dental'))
    await add(quote, 'First')
    const { content } = await add(quote, 'Second')
    expect(content).toMatchObject([{ presetName: 'First', position: 1 }])
  })

  test('frees the position of a removed quote; removing is idempotent', async () => {
    const { first, quotes } = await several('Leaving Dental', 3)
    const [a, b, c] = quotes
    if (!a || !b || !c) throw new Error('three quotes')
    await add(a, 'A')
    await add(b, 'B')
    await platform.request(calls.removeFromCart, quoteParams(a), 'agent')
    await platform.request(calls.removeFromCart, quoteParams(a), 'agent')
    await add(c, 'C')
    expect(await namesOf(first)).toEqual(['C', 'B'])
    const unchanged = await platform.request(getQuoteById, { params: { id: a.id } }, 'agent')
    expect(unchanged.status).toBe('READY')
  })

  test('renames its own quotes only', async () => {
    const quote = await save(platform, draftOf('Named Dental'))
    const rename = (presetName: string) =>
      platform.request(calls.renameInCart, { ...quoteParams(quote), body: { presetName } }, 'agent')
    await expect(rename('Too early')).rejects.toMatchObject({ status: 409, code: 'notInCart' })
    await add(quote)
    expect((await rename('  Higher limit ')).content).toMatchObject([
      { presetName: 'Higher limit' },
    ])
  })

  test('takes only open quotes', async () => {
    const quote = await requested(platform, 'Asked Dental')
    await expect(add(quote)).rejects.toMatchObject({ status: 409, code: 'quoteStatusForbids' })
  })

  test('adds a quote when the quote is saved', async () => {
    const quote = await save(platform, {
      ...draftOf('Saved Dental'),
      cart: { presetName: 'As saved' },
    })
    expect(await namesOf(quote)).toEqual(['As saved'])
  })
})

describe('the limit of five quotes', () => {
  test('accepts five of ten quotes added at once and rejects the others with the reason', async () => {
    const { first, quotes } = await several('Crowded Dental', 10)
    const added = await Promise.allSettled(quotes.map((quote) => add(quote)))
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    const reasons = added.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    for (const reason of reasons) {
      expect(reason).toMatchObject({
        status: 409,
        code: 'cartFull',
        detail: 'You can compare up to 5 variations. Remove one first.',
      })
    }
    const { content } = await cartOf(first)
    expect(content.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
  })

  test('applies across two processes', async () => {
    const { first, quotes } = await several('Two Process Dental', 8)
    const other = await platform.another()
    try {
      const token = await platform.tokenOf('agent')
      await Promise.all(
        quotes.map(async (quote, at) => {
          if (at % 2 === 0) return add(quote).catch(() => undefined)
          const path = `/api/quote/v1/${quote.product}/${quote.id}/cart`
          const headers = {
            Authorization: `Bearer ${token}`,
            'Content-Type': 'application/json',
          }
          return other.app.request(path, { method: 'POST', body: '{}', headers })
        }),
      )
      expect((await cartOf(first)).content).toHaveLength(5)
    } finally {
      await other.close()
    }
  })

  test('prevents saving a duplicate that does not fit', async () => {
    const { first, quotes } = await several('Full Dental', 5)
    for (const quote of quotes) await add(quote)
    await expect(duplicate(first, 2_000_000)).rejects.toMatchObject({ code: 'cartFull' })
    const { totalElements } = await platform.request(
      searchQuotes,
      { query: { filter: { accountId: [first.accountId] } } },
      'agent',
    )
    expect(totalElements).toBe(5)
  })
})

describe('a duplicate', () => {
  test('is another quote of the account with different terms; both are compared and neither changes', async () => {
    const quote = await save(platform, draftOf('Copied Dental'))
    const copy = await duplicate(quote, 2_000_000)
    expect(copy).toMatchObject({
      accountId: quote.accountId,
      limit: toMinor(2_000_000),
      status: 'READY',
      customerEmail: quote.customerEmail,
    })
    expect(copy.id).not.toBe(quote.id)
    const { content } = await cartOf(quote)
    expect(content.map(({ id, totalPremium }) => [id, totalPremium])).toEqual([
      [quote.id, quote.totalPremium],
      [copy.id, copy.totalPremium],
    ])
  })

  test('is created once for two clicks with one request id', async () => {
    const quote = await save(platform, draftOf('Clicked Dental'))
    const [one, two] = await Promise.all([
      duplicate(quote, 2_000_000, 'click-0001'),
      duplicate(quote, 2_000_000, 'click-0001'),
    ])
    expect(one?.id).toBe(two?.id)
    expect(await namesOf(quote)).toHaveLength(2)
  })

  test('has the same company whatever is sent, so that the other quotes stay valid', async () => {
    const quote = await save(platform, draftOf('Same Dental'))
    const { initialRequestData } = quote
    const copy = await platform.request(
      calls.duplicateQuote,
      {
        ...quoteParams(quote),
        body: {
          initialRequestData: {
            ...initialRequestData,
            account: { ...initialRequestData.account, revenue: toMinor(99_000_000) },
          },
        },
      },
      'agent',
    )
    expect(copy.initialRequestData.account.revenue).toBe(initialRequestData.account.revenue)
    expect((await cartOf(quote)).content.map(({ status }) => status)).toEqual(['READY', 'READY'])
  })
})

describe('access to a cart', () => {
  test.each(['wholesale', 'broker'] as const)(
    'another agency, %s, finds neither the cart nor its quotes',
    async (as) => {
      const quote = await save(platform, draftOf(`Private Dental ${as}`))
      await add(quote)
      const tries = [
        () => cartOf(quote, as),
        () => add(quote, 'Mine', as),
        () => platform.request(calls.removeFromCart, quoteParams(quote), as),
        () =>
          platform.request(
            calls.renameInCart,
            { ...quoteParams(quote), body: { presetName: 'Mine' } },
            as,
          ),
        () => platform.request(calls.duplicateQuote, { ...quoteParams(quote), body: {} }, as),
        () =>
          platform.request(
            calls.requestVariations,
            { body: { accountId: quote.accountId, quoteIds: [quote.id] } },
            as,
          ),
      ]
      for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ status: 404 })
    },
  )

  test('staff see it; claims handlers can only read it', async () => {
    const quote = await save(platform, draftOf('Staff Dental'))
    await add(quote)
    expect((await cartOf(quote, 'underwriter')).content).toHaveLength(1)
    expect((await cartOf(quote, 'claims')).content).toHaveLength(1)
    await expect(add(quote, 'Mine', 'claims')).rejects.toMatchObject({ status: 403 })
  })

  test('a page sees the variations that its own embed user saved', async () => {
    const quote = await save(
      platform,
      { ...draftOf('Paged Dental'), cart: {} },
      { embedUser: 'cart-user' },
    )
    expect((await cartOf(quote, { embedUser: 'cart-user' })).content).toHaveLength(1)
    await expect(cartOf(quote, { embedUser: 'other-user' })).rejects.toMatchObject({ status: 404 })
  })
})

describe('requesting several variations', () => {
  const request = (accountId: string, quoteIds: string[]) =>
    platform.request(calls.requestVariations, { body: { accountId, quoteIds } }, 'agent')

  test('requests each one or reports why not, independently of the others', async () => {
    const { first, quotes } = await several('Bulk Dental', 2)
    const [, second] = quotes
    if (!second) throw new Error('two quotes')
    for (const quote of quotes) await add(quote)
    const unverified = await request(first.accountId, [first.id])
    expect(unverified.results).toMatchObject([
      { isDone: false, error: { code: 'accountUnverified' } },
    ])
    await platform.request(verifyAccount, { body: { accountId: first.accountId } }, 'agent')
    const incomplete = await request(first.accountId, [first.id])
    expect(incomplete.results).toMatchObject([{ isDone: false, error: { code: 'invalidInput' } }])
    const { address1, city, zipCode } = bindBody
    for (const quote of quotes) {
      await platform.request(
        updateQuote,
        { ...quoteParams(quote), body: { account: { address1, city, zipCode } } },
        'agent',
      )
    }
    const { results } = await request(first.accountId, [second.id, 'nobodys', first.id, second.id])
    expect(results).toMatchObject([
      { quoteId: second.id, quoteNumber: second.quoteNumber, isDone: true },
      { quoteId: 'nobodys', isDone: false, error: { code: 'notFound' } },
      { quoteId: first.id, isDone: true },
    ])
    expect((await cartOf(first)).content.map(({ status }) => status)).toEqual([
      'REQUESTED',
      'REQUESTED',
    ])
  })
})
