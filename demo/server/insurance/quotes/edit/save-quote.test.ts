import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAccount, verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import { toMinor } from '#core/foundation/money/money.ts'
import * as editCalls from '#core/insurance/quotes/edit/endpoints.ts'
import * as priceCalls from '#core/insurance/quotes/price/endpoints.ts'
import * as listCalls from '#core/insurance/quotes/list/endpoints.ts'
import * as calls from '#core/insurance/quotes/endpoints.ts'
import * as bindCalls from '#core/insurance/quotes/bind/endpoints.ts'
import type { Quote, QuoteDraft } from '#core/insurance/quotes/model.ts'
import { calculatePrice } from '#core/insurance/rating/endpoints.ts'
import { favorableAnswers } from '../../security/favorable-answers.ts'
import { accountIds, organisationIds } from '../../../kernel/seed/ids.ts'
import { saveSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import { without } from '../../../kernel/lists/without.ts'
import { testPlatform, type As, type TestPlatform } from '../../../testing/platform.ts'
import { draftOf, requested, rosa, save } from '../draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const quoteParams = ({ product, id }: Quote) => ({ params: { product, quoteId: id } })

/** A body without a valid shape. */
const send = async (body: unknown, headers: Record<string, string> = {}) => {
  const token = await platform.tokenOf('agent')
  return platform.fetch('/api/quote/v1/P100', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify(body),
  })
}

const wire = (name: string, more: object = {}) => ({
  initialRequestData: {
    product: 'P100',
    account: { name, state: 'TX', naicsCode: '621210', revenue: 12e6, yearEstablished: 1998 },
    ...more,
  },
  contact: rosa,
})

test('an embed user gives no phone, and the agent gets the email address only', async () => {
  const phoneless = { ...rosa, phone: undefined }
  const response = await send({ ...wire('Quiet Dental'), contact: phoneless })
  expect(response.status).toBe(200)
  const draft = { ...draftOf('Silent Dental'), contact: { ...phoneless, phone: '' } }
  const quote = await save(platform, draft, 'embedUser')
  expect(quote.customerPhone).toBe('')
  const mail = (await platform.mails(quote.agentEmail)).find(({ text }) =>
    text.includes(quote.quoteNumber),
  )
  expect(mail?.text).toContain(`Contact: ${rosa.email}. `)
})

test('additional insureds are saved with the terms and do not affect the price', async () => {
  const draft = draftOf('Two Landlords Dental')
  const { initialRequestData } = draft
  const additionalInsureds = ['Gulf Landlords LLC', 'Bay Landlords LLC'].map((businessName) => ({
    businessName,
    address1: '4 Wharf Road',
    city: 'Galveston',
    state: 'TX',
    zipCode: '77550',
    naicsCode: '531120',
  }))
  const plain = await save(platform, draft)
  const quote = await save(platform, {
    ...draft,
    initialRequestData: { ...initialRequestData, additionalInsureds },
  })
  expect(quote.additionalInsureds).toEqual(additionalInsureds)
  expect(quote.initialRequestData.additionalInsureds).toEqual(additionalInsureds)
  expect(quote.totalPremium).toBe(plain.totalPremium)
})

describe('the price', () => {
  test('is the displayed one', async () => {
    const draft = draftOf('Same Price Dental', { limit: 2_000_000 })
    const displayed = await platform.request(
      calculatePrice,
      { body: draft.initialRequestData },
      'embedUser',
    )
    const quote = await save(platform, draft, 'embedUser')
    expect(quote.totalPremium).toBe(displayed.totalPremium)
    expect(quote.calculatorGeneratedData.global).toEqual(displayed.global)
    expect(quote.limit).toBe(toMinor(2_000_000))
  })

  test('is never taken from the caller', async () => {
    const response = await send({
      ...wire('Cheap Dental'),
      premium: 1,
      totalPremium: 1,
      status: 'ISSUED',
    })
    const quote = (await response.json()) as { status: string; premium: number }
    expect(response.status).toBe(200)
    expect(quote.status).toBe('REFERRED')
    expect(quote.premium).toBeGreaterThan(100)
  })

  test('changes with the terms, and the dates stay', async () => {
    const quote = await save(platform, draftOf('Growing Dental'))
    platform.advanceTime(3 * 86_400_000)
    const changed = await platform.request(
      editCalls.updateQuote,
      {
        ...quoteParams(quote),
        body: {
          initialRequestData: {
            ...quote.initialRequestData,
            global: { ...quote.initialRequestData.global, preset: -1, limit: toMinor(2_000_000) },
          },
        },
      },
      'agent',
    )
    expect(changed.totalPremium).toBeGreaterThan(quote.totalPremium)
    expect(changed.effectiveDate).toBe(quote.effectiveDate)
    expect(Date.parse(changed.lastPatched)).toBeGreaterThan(Date.parse(quote.lastPatched))
    expect(changed.initialRequestData.account).toEqual(quote.initialRequestData.account)
  })

  test('stays if only the contact changes', async () => {
    const quote = await save(platform, draftOf('Moving Dental'))
    const changed = await platform.request(
      editCalls.updateQuote,
      { ...quoteParams(quote), body: { contact: { ...rosa, lastName: 'Ford' } } },
      'agent',
    )
    expect(changed).toMatchObject({ customerLastName: 'Ford', totalPremium: quote.totalPremium })
    expect(changed.lastPatched).toBe(quote.lastPatched)
  })
})

describe('the stored answers of an account', () => {
  const stored = {
    claimHistory: 2,
    isSecurityOfficer: 'NO',
    isSecurityTraining: 'NO',
    useEncryption: 'NO',
    useCloudStorage: 'NO',
  } as const

  const unanswered = (name: string): QuoteDraft => {
    const draft = draftOf(name)
    return { ...draft, initialRequestData: without(draft.initialRequestData, 'securityAnswers') }
  }

  const newAccount = async (name: string, as: As = 'agent') => {
    const { accountId } = await save(platform, unanswered(name), as)
    await platform.request(saveSecurityAnswers, { body: { accountId, fields: stored } }, 'agent')
    return accountId
  }

  test.each<[string, As, boolean]>([
    ['an agent', 'agent', true],
    // it may not read them
    ['a page’s key', 'embedUser', false],
  ])(
    'are used for the displayed and the saved price if %s gives none',
    async (who, as, isKnown) => {
      const name = `Known Answers Dental of ${who}`
      const accountId = await newAccount(name, as)
      const { initialRequestData, ...rest } = unanswered(name)
      const body = { ...initialRequestData, accountId }
      const displayed = await platform.request(calculatePrice, { body }, as)
      const quote = await save(platform, { ...rest, initialRequestData, accountId }, as)
      expect(quote.totalPremium).toBe(displayed.totalPremium)
      expect(quote.calculatorGeneratedData.coverages).toEqual(displayed.coverages)
      const plain = await platform.request(calculatePrice, { body: initialRequestData }, as)
      expect(displayed.totalPremium !== plain.totalPremium).toBe(isKnown)
    },
  )

  test('are used without naming the account if the token grants exactly one', async () => {
    const name = 'Known Answers Dental of the Token'
    const accountId = await newAccount(name)
    const as: As = { grant: { kind: 'account', id: accountId } }
    const draft = unanswered(name)
    const body = draft.initialRequestData
    const displayed = await platform.request(calculatePrice, { body }, as)
    expect((await save(platform, draft, as)).totalPremium).toBe(displayed.totalPremium)
    const named = await platform.request(calculatePrice, { body: { ...body, accountId } }, 'agent')
    expect(displayed.totalPremium).toBe(named.totalPremium)
  })

  test('do not affect prices for viewers who do not see the account', async () => {
    const name = 'Known Answers Dental of Others'
    const accountId = await newAccount(name)
    const draft = unanswered(name)
    const body = { ...draft.initialRequestData, accountId }
    for (const as of ['embedUser', 'wholesale'] as const) {
      const notFound = { status: 404 }
      await expect(platform.request(calculatePrice, { body }, as)).rejects.toMatchObject(notFound)
      await expect(save(platform, { ...draft, accountId }, as)).rejects.toMatchObject(notFound)
    }
  })

  test('are kept by a repeated save and a change without answers', async () => {
    const name = 'Known Answers Dental Again'
    const accountId = await newAccount(name)
    const draft = { ...unanswered(name), accountId, requestId: 'attempt-known-answers' }
    const quote = await save(platform, draft)
    const again = await save(platform, draft)
    expect(again.totalPremium).toBe(quote.totalPremium)
    const body = draft.initialRequestData
    const recalculated = await platform.request(
      priceCalls.recalculateQuote,
      { ...quoteParams(quote), body },
      'agent',
    )
    expect(recalculated.totalPremium).toBe(quote.totalPremium)
    const changed = await platform.request(
      editCalls.updateQuote,
      { ...quoteParams(quote), body: { initialRequestData: body } },
      'agent',
    )
    expect(changed.totalPremium).toBe(quote.totalPremium)
  })
})

describe('a repeated attempt to save', () => {
  const countOf = async (name: string) =>
    (await platform.request(listCalls.searchQuotes, { query: { search: name } }, 'agent'))
      .totalElements

  test('returns the same quote, also in parallel', async () => {
    const draft = draftOf('Lost Answer Dental', { requestId: 'attempt-lost-answer' })
    const [first, second] = await Promise.all([
      save(platform, draft, 'embedUser'),
      save(platform, draft, 'embedUser'),
    ])
    const third = await save(platform, draft, 'embedUser')
    expect([second.id, third.id]).toEqual([first.id, first.id])
    expect(third.quoteNumber).toBe(first.quoteNumber)
    expect(await countOf('Lost Answer Dental')).toBe(1)
  })

  test('returns it with the newest terms', async () => {
    const requestId = 'attempt-newest-terms'
    const first = await save(platform, draftOf('Newest Dental', { requestId }), 'embedUser')
    const again = await save(
      platform,
      draftOf('Newest Dental', { requestId, limit: 3_000_000 }),
      'embedUser',
    )
    expect(again.id).toBe(first.id)
    expect(again.limit).toBe(toMinor(3_000_000))
  })

  test('belongs to its owner', async () => {
    const draft = draftOf('Two Visitors Dental', { requestId: 'attempt-of-two' })
    const one = await save(platform, draft, { embedUser: 'embed-user-number-one' })
    const two = await save(platform, draft, { embedUser: 'embed-user-number-two' })
    expect(two.id).not.toBe(one.id)
    expect(two.accountId).not.toBe(one.accountId)
  })

  test('accepts its id in the header', async () => {
    const headers = { 'Idempotency-Key': 'attempt-by-header' }
    const [first, second] = [
      await send(wire('Header Dental'), headers),
      await send(wire('Header Dental'), headers),
    ]
    const [one, two] = [(await first.json()) as Quote, (await second.json()) as Quote]
    expect(two.id).toBe(one.id)
  })
})

describe('the account of a quote', () => {
  test('is the same for the same company of one agency', async () => {
    const one = await save(platform, draftOf('Cactus Dental'))
    const two = await save(platform, draftOf('  cactus   DENTAL '), 'agency')
    expect(two.accountId).toBe(one.accountId)
  })

  test('invalidates its open quotes and its verification when priced data changes', async () => {
    const one = await save(platform, draftOf('Changing Dental'))
    await platform.request(verifyAccount, { body: { accountId: one.accountId } }, 'agent')
    const two = await save(platform, draftOf('Changing Dental', { revenue: 15_000_000 }))
    expect(two).toMatchObject({ accountId: one.accountId, isVerifiedByAgent: false })
    const old = await platform.request(calls.getQuote, quoteParams(one), 'agent')
    expect(old).toMatchObject({ status: 'INVALID', agencyStatus: 'INVALID' })
  })

  test('invalidates a requested quote, which is not bound, when priced data changes', async () => {
    const asked = await requested(platform, 'Grown Meanwhile Dental')
    await save(platform, draftOf('Grown Meanwhile Dental', { revenue: 40_000_000 }))
    const read = await platform.request(calls.getQuote, quoteParams(asked), 'underwriter')
    expect(read).toMatchObject({ status: 'INVALID', nextStep: { step: 'requote' } })
    await expect(
      platform.request(bindCalls.approveQuote, quoteParams(asked), 'underwriter'),
    ).rejects.toMatchObject({ status: 409, code: 'quoteStatusForbids' })
  })

  test('lets an embed user change terms but not the company once verified', async () => {
    const quote = await save(platform, draftOf('Firm Dental'), 'embedUser')
    await platform.request(verifyAccount, { body: { accountId: quote.accountId } }, 'agent')
    const change = (account: object) =>
      platform.request(
        editCalls.updateQuote,
        {
          ...quoteParams(quote),
          body: {
            initialRequestData: {
              ...quote.initialRequestData,
              account: { ...quote.initialRequestData.account, ...account },
            },
          },
        },
        'embedUser',
      )
    expect((await change({})).isVerifiedByAgent).toBe(true)
    await expect(change({ revenue: toMinor(1_000_000) })).rejects.toMatchObject({
      status: 409,
      code: 'accountFactsDiffer',
    })
  })

  test('is the one that a token of the agency’s server grants', async () => {
    const grant = { kind: 'account', id: accountIds.albionClient } as const
    const as = { grant, agencyId: organisationIds.albion }
    const account = await platform.request(getAccount, { params: { id: grant.id } }, as)
    const quote = await platform.request(
      editCalls.saveQuote,
      {
        params: { id: 'P_ONE' },
        body: {
          initialRequestData: {
            product: 'P_ONE',
            account: {
              postcode: account.zipCode,
              naicsCode: account.naicsCode,
              revenue: account.revenue,
              yearEstablished: account.yearEstablished ?? 1991,
            },
          },
          contact: { ...rosa, phone: '020 7946 0110' },
        },
      },
      as,
    )
    expect(quote).toMatchObject({
      accountId: grant.id,
      currency: 'GBP',
      region: 'UK',
      companyName: 'Thornfield Joinery',
    })
    expect(quote.quoteNumber).toMatch(/^PQ-/)
  })
})

describe('invalid input', () => {
  const fieldErrorsOf = async (body: unknown) => {
    const response = await send(body)
    expect(response.status).toBe(400)
    const { errors } = (await response.json()) as {
      errors: { field: string; code: string; detail: string }[]
    }
    expect(errors.every(({ detail }) => detail !== '')).toBe(true)
    return Object.fromEntries(errors.map(({ field, code }) => [field, code]))
  }

  test('returns 400 with errors by field for an empty body', async () => {
    expect(Object.keys(await fieldErrorsOf({})).sort()).toEqual(['contact', 'initialRequestData'])
    await fieldErrorsOf([])
    await fieldErrorsOf(null)
  })

  test('returns 400 with errors by field for a company that cannot be priced', async () => {
    const body = wire('Broken Dental', { global: { limit: 1_234_567 } })
    const account = {
      name: 'Broken Dental',
      state: 'ZZ',
      naicsCode: '999999',
      revenue: 0,
      yearEstablished: 1200,
    }
    expect(
      await fieldErrorsOf({ ...body, initialRequestData: { ...body.initialRequestData, account } }),
    ).toEqual({
      'initialRequestData.account.revenue': 'revenueTooLow',
      'initialRequestData.account.yearEstablished': 'yearEstablishedRange',
      'initialRequestData.account.state': 'stateNotOffered',
      'initialRequestData.account.naicsCode': 'industryUnknown',
      'initialRequestData.global.limit': 'limitOffGrid',
    })
  })

  test('returns 400 with errors by field for an invalid contact', async () => {
    const contact = { firstName: '', lastName: '7', email: 'rosa@', phone: '12' }
    expect(await fieldErrorsOf({ ...wire('Unreachable Dental'), contact })).toEqual({
      'contact.firstName': 'firstNameRequired',
      'contact.lastName': 'nameInvalid',
      'contact.email': 'emailInvalid',
      'contact.phone': 'phoneInvalid',
    })
    expect(
      await fieldErrorsOf({
        ...wire('Foreign Dental'),
        contact: { ...rosa, phone: '020 7946 0110' },
      }),
    ).toEqual({ 'contact.phone': 'phoneInvalid' })
  })

  test('returns 400 for a missing name, another product and another agency’s product', async () => {
    const { initialRequestData } = wire('x')
    const nameless = { ...initialRequestData.account, name: undefined }
    expect(
      await fieldErrorsOf({
        contact: rosa,
        initialRequestData: { ...initialRequestData, account: nameless },
      }),
    ).toEqual({ 'initialRequestData.account.name': 'companyNameRequired' })
    expect(
      await fieldErrorsOf({
        contact: rosa,
        initialRequestData: { ...initialRequestData, product: 'PRIME_ONE_AU' },
      }),
    ).toEqual({ 'initialRequestData.product': 'productDiffers' })
    const elsewhere = save(platform, draftOf('Wrong Shore Dental'), 'broker')
    await expect(elsewhere).rejects.toMatchObject({
      status: 400,
      errors: [{ code: 'productNotOffered', field: 'initialRequestData.product' }],
    })
  })
})

test('an Australian quote has the foreign revenue for every viewer', async () => {
  const draft: QuoteDraft = {
    initialRequestData: {
      product: 'PRIME_ONE_AU',
      account: {
        name: 'Harbour Dental',
        state: 'NSW',
        naicsCode: '8531',
        revenue: toMinor(60_000_000),
        nonUsRevenue: toMinor(3_000_000),
        yearEstablished: 2005,
      },
      securityAnswers: favorableAnswers,
    },
    contact: { ...rosa, phone: '' },
  }
  const params = { id: 'PRIME_ONE_AU' } as const
  const quote = await platform.request(editCalls.saveQuote, { params, body: draft }, 'aubroker')
  expect(quote.initialRequestData.account.nonUsRevenue).toBe(toMinor(3_000_000))
  const read = { params: { id: quote.accountId } }
  const account = await platform.request(getAccount, read, 'underwriter')
  expect([account.revenue, account.nonUsRevenue]).toEqual([60_000_000, 3_000_000].map(toMinor))
  // staff see amounts of all regions: a reason includes its currency
  expect(quote.referralReasons).toEqual([
    { code: 'REVENUE_OVER', params: { limit: { amount: toMinor(50_000_000), currency: 'AUD' } } },
  ])
})
