import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exchangeWorkflowCode, sendWorkflowCode } from '#core/identity/security-code/endpoints.ts'
import { toMinor } from '#core/foundation/money/money.ts'
import {
  downloadCart,
  downloadComparison,
  downloadProposal,
} from '#core/insurance/documents/endpoints.ts'
import { saveEventExclusions } from '#core/insurance/quotes/edit/adjustment-endpoints.ts'
import * as carts from '#core/insurance/quotes/cart/endpoints.ts'
import * as calls from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import type { QuoteSend } from '#core/insurance/quotes/cart/sharing.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import {
  indicateQuote,
  referQuote,
  releaseQuote,
} from '#core/insurance/quotes/underwriting/endpoints.ts'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { updateQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { deleteQuote } from '#core/insurance/quotes/lifecycle/endpoints.ts'
import { addSubjectivity } from '#core/insurance/quotes/subjectivities/endpoints.ts'
import { getSigning, sendSignRequest, signQuote } from '#core/insurance/signing/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { formatsOf } from '../../../kernel/formats/formats.ts'
import { organisationIds } from '../../../kernel/seed/ids.ts'
import { testPlatform, type As, type TestPlatform } from '../../../testing/platform.ts'
import { opened, textOf } from '../../documents/pdf-text.fixture.ts'
import { signerOf } from '../../signing/signer.fixture.ts'
import { draftOf, requested, rosa, save } from '../draft.fixture.ts'
import { quotes } from '../tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

/** A cart of two variations with different terms. */
const cartOfTwo = async (name: string) => {
  const first = await save(platform, draftOf(name))
  const second = await platform.request(
    carts.duplicateQuote,
    {
      params: { product: first.product, quoteId: first.id },
      body: {
        presetName: 'Higher limit',
        initialRequestData: {
          ...first.initialRequestData,
          global: { ...first.initialRequestData.global, preset: -1, limit: toMinor(2_000_000) },
        },
      },
    },
    'agent',
  )
  return { first, second, accountId: first.accountId, quoteIds: [first.id, second.id] }
}

const send = (accountId: string, quoteIds: string[], to: 'customer' | 'agent', as: As = 'agent') =>
  platform.request(calls.sendVariations, { body: { accountId, quoteIds, to } }, as)

/** Opens a link by the code that its policyholder gets. */
const openLink = async (link: string, email: string) => {
  const workflowId = link.split('/').at(-1) ?? ''
  await platform.request(sendWorkflowCode, { params: { workflowId }, body: { via: 'email' } })
  const [mail] = await platform.mails(email)
  const secret = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
  return platform.request(exchangeWorkflowCode, { body: { workflowId, secret } })
}

const newestLink = async (email: string): Promise<string> => {
  const [mail] = await platform.mails(email)
  return mail?.links[0] ?? ''
}

const pdfText = async (file: File) => textOf(opened(await file.bytes()))

describe('sent variations', () => {
  test('show the same amounts on screen, in PDF, mail and API when the policyholder opens them with the code', async () => {
    const { first, second, accountId, quoteIds } = await cartOfTwo('Shared Dental')
    const { results } = await send(accountId, quoteIds, 'customer')
    expect(results.map(({ isDone }) => isDone)).toEqual([true, true])
    const [mail] = await platform.mails(rosa.email)
    const tokens = await openLink(await newestLink(rosa.email), rosa.email)
    expect(tokens.grant.kind).toBe('comparison')
    expect(tokens.redirectURL).toBe(`/quote/comparison/${tokens.grant.id}`)
    const as = { token: tokens.accessToken }
    const params = { comparisonId: tokens.grant.id }
    const shared = await platform.request(calls.getComparison, { params }, as)
    expect(shared.companyName).toBe('Shared Dental')
    expect(shared.variations.map(({ id, totalPremium }) => [id, totalPremium])).toEqual([
      [first.id, first.totalPremium],
      [second.id, second.totalPremium],
    ])
    const { content } = await platform.request(carts.getCart, { query: { accountId } }, 'agent')
    const own = await pdfText(
      await platform.request(downloadCart, { params: { accountId } }, 'agent'),
    )
    const theirs = await pdfText(await platform.request(downloadComparison, { params }, as))
    const { money } = formatsOf('US')
    for (const [at, variation] of shared.variations.entries()) {
      expect(variation).toMatchObject({
        premium: content[at]?.premium,
        totalPremium: content[at]?.totalPremium,
        limit: content[at]?.limit,
        deductible: content[at]?.deductible,
      })
      const { premium, totalPremium, limit, deductible } = variation
      const amounts = [premium, totalPremium, totalPremium - premium, limit, deductible]
      for (const amount of amounts.map(money)) {
        expect(own).toContain(amount)
        expect(theirs).toContain(amount)
      }
      expect(mail?.text).toContain(money(totalPremium))
      expect(mail?.text).toContain(money(limit))
    }
  })

  test('have their excluded events and open subjectivities in the PDF', async () => {
    const { first, second, accountId } = await cartOfTwo('Limited Dental')
    const params = { id: first.id }
    const event = { claimNumber: 'INC-17', claimName: 'Port outage', claimDate: '2024-03-01' }
    const events = [{ ...event, claimDescription: 'Known to staff only' }]
    await platform.request(saveEventExclusions, { params, body: { events } }, 'underwriter')
    await platform.request(
      addSubjectivity,
      { params: { id: second.id }, body: { text: 'Proof of nightly backups' } },
      'underwriter',
    )
    const text = await pdfText(
      await platform.request(downloadCart, { params: { accountId } }, 'agent'),
    )
    const { content } = await platform.request(carts.getCart, { query: { accountId } }, 'agent')
    const [one, other] = content.map(({ presetName }) => presetName)
    for (const part of [
      `Excluded events: ${one}`,
      'INC-17',
      'Port outage',
      'Mar 1, 2024',
      `Subjectivities: ${other}`,
      'Proof of nightly backups',
    ])
      expect(text).toContain(part)
    for (const part of [`Excluded events: ${other}`, `Subjectivities: ${one}`, 'staff only'])
      expect(text).not.toContain(part)
  })

  test('have their excluded events and open subjectivities on the page', async () => {
    const { first, second, accountId, quoteIds } = await cartOfTwo('Stated Dental')
    const event = { claimNumber: 'INC-18', claimName: 'Port outage', claimDate: '2024-03-01' }
    await platform.request(
      saveEventExclusions,
      {
        params: { id: first.id },
        body: { events: [{ ...event, claimDescription: 'Known to staff only' }] },
      },
      'underwriter',
    )
    await platform.request(
      addSubjectivity,
      { params: { id: second.id }, body: { text: 'Proof of nightly backups' } },
      'underwriter',
    )
    await send(accountId, quoteIds, 'customer')
    const tokens = await openLink(await newestLink(rosa.email), rosa.email)
    const { variations } = await platform.request(
      calls.getComparison,
      { params: { comparisonId: tokens.grant.id } },
      { token: tokens.accessToken },
    )
    expect(
      variations.map(({ excludedEvents, openSubjectivities }) => ({
        excludedEvents,
        openSubjectivities,
      })),
    ).toEqual([
      { excludedEvents: [event], openSubjectivities: [] },
      { excludedEvents: [], openSubjectivities: ['Proof of nightly backups'] },
    ])
  })

  test('are the only records that the link opens', async () => {
    const { first, accountId, quoteIds } = await cartOfTwo('Narrow Dental')
    await send(accountId, quoteIds, 'customer')
    const tokens = await openLink(await newestLink(rosa.email), rosa.email)
    const as = { token: tokens.accessToken }
    const other = await cartOfTwo('Elsewhere Dental')
    await send(other.accountId, other.quoteIds, 'customer')
    const others = await openLink(await newestLink(rosa.email), rosa.email)
    const tries = [
      () =>
        platform.request(calls.getComparison, { params: { comparisonId: others.grant.id } }, as),
      () => platform.request(getQuoteById, { params: { id: first.id } }, as),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ status: 404 })
    await expect(platform.request(searchQuotes, { query: {} }, as)).rejects.toMatchObject({
      status: 403,
    })
  })

  test('show the current terms, without deleted quotes, until the link expires', async () => {
    const { first, accountId, quoteIds } = await cartOfTwo('Later Dental')
    await send(accountId, quoteIds, 'customer')
    const tokens = await openLink(await newestLink(rosa.email), rosa.email)
    const params = { comparisonId: tokens.grant.id }
    const changed = await platform.request(
      updateQuote,
      {
        params: { product: first.product, quoteId: first.id },
        body: {
          initialRequestData: {
            ...first.initialRequestData,
            global: { ...first.initialRequestData.global, preset: -1, limit: toMinor(3_000_000) },
          },
        },
      },
      'agent',
    )
    const now = await platform.request(
      calls.getComparison,
      { params },
      {
        token: tokens.accessToken,
      },
    )
    expect(now.variations[0]).toMatchObject({
      limit: toMinor(3_000_000),
      totalPremium: changed.totalPremium,
    })
    await platform.request(
      deleteQuote,
      { params: { product: first.product, quoteId: first.id } },
      'agent',
    )
    const left = await platform.request(
      calls.getComparison,
      { params },
      { token: tokens.accessToken },
    )
    expect(left.variations.map(({ id }) => id)).toEqual(quoteIds.slice(1))
    platform.advanceTime(31 * 86_400_000)
    await expect(platform.request(calls.getComparison, { params }, 'admin')).rejects.toMatchObject({
      status: 404,
    })
  })

  test('are sent except those that cannot be, which report the reason', async () => {
    const asked = await requested(platform, 'Partly Dental')
    const open = await save(platform, { ...draftOf('Partly Dental'), accountId: asked.accountId })
    await platform.request(
      carts.addToCart,
      { params: { product: open.product, quoteId: open.id }, body: { presetName: 'Open' } },
      'agent',
    )
    const { results } = await send(asked.accountId, [open.id, asked.id], 'agent')
    expect(results).toMatchObject([
      { presetName: 'Open', isDone: true },
      { quoteId: asked.id, isDone: false, error: { code: 'notFound' } },
    ])
    const [mail] = await platform.mails('agent@demo.test')
    expect(mail?.subject).toBe('Quote for Partly Dental')
    expect(mail?.text).toContain(open.quoteNumber)
    expect(mail?.text).not.toContain(asked.quoteNumber)
  })

  test('can be sent one by one', async () => {
    const quote: Quote = await save(platform, draftOf('Single Dental'))
    const params = { product: quote.product, quoteId: quote.id }
    await platform.request(calls.sendToCustomer, { params, body: {} }, 'agent')
    const [mail] = await platform.mails(rosa.email)
    expect(mail?.subject).toBe('Your cyber insurance quote for Single Dental')
    expect(mail?.text).toContain(quote.quoteNumber)
    expect(mail?.text).not.toMatch(/quotes|side by side/)
    await platform.request(calls.sendToAgent, { params }, 'agent')
    const [toAgent] = await platform.mails('agent@demo.test')
    expect(toAgent?.subject).toBe('Quote for Single Dental')
    expect(toAgent?.text).toContain(quote.quoteNumber)
    expect(toAgent?.text).not.toContain('quotes')
  })

  test('are not sent to a policyholder without a phone', async () => {
    const draft = draftOf('Silent Dental')
    const quote: Quote = await save(platform, {
      ...draft,
      contact: { ...draft.contact, phone: '' },
    })
    const params = { product: quote.product, quoteId: quote.id }
    const send = (body: object) => platform.request(calls.sendToCustomer, { params, body }, 'agent')
    await expect(send({})).rejects.toMatchObject({
      status: 400,
      errors: [{ code: 'phoneRequired', field: 'customerPhone' }],
    })
    await send({ customerPhone: '(512) 555-0143' })
  })

  describe('without a policyholder’s phone', () => {
    const customerPhone = '(512) 555-0143'
    const noPhone = { status: 400, errors: [{ code: 'phoneRequired', field: 'customerPhone' }] }

    /** A cart of one variation with a phone and one without. */
    const cartWithout = async (name: string, email: string = rosa.email) => {
      const { first, second, accountId, quoteIds } = await cartOfTwo(name)
      await platform.services.database
        .handle()
        .update(quotes)
        .set({ customerPhone: '', customerEmail: email })
        .where(eq(quotes.id, second.id))
      return { first, second, accountId, quoteIds }
    }
    const phoneOf = async (id: string) =>
      (await platform.request(getQuoteById, { params: { id } }, 'agent')).customerPhone

    test.each([
      ['sent', calls.sendVariations, { to: 'customer' }],
      ['shared by a link', calls.shareVariations, {}],
    ] as const)('none is %s until the phone is given', async (_, call, more) => {
      const { second, accountId, quoteIds } = await cartWithout('Silent Dental')
      const before = await platform.mails(rosa.email)
      const ask = (body: object) =>
        platform.request(
          call,
          { body: { accountId, quoteIds, ...more, ...body } as never },
          'agent',
        )
      await expect(ask({})).rejects.toMatchObject(noPhone)
      const wrong = ask({ customerPhone: '020 7946 0110' })
      await expect(wrong).rejects.toMatchObject({
        status: 400,
        errors: [{ field: 'customerPhone' }],
      })
      expect(await platform.mails(rosa.email)).toHaveLength(before.length)
      expect(await phoneOf(second.id)).toBe('')
      await ask({ customerPhone })
      expect(await phoneOf(second.id)).toBe('+15125550143')
    })

    test('are sent to the agent', async () => {
      const { accountId, quoteIds } = await cartWithout('Agent Dental')
      const { results } = await send(accountId, quoteIds, 'agent')
      expect(results.map(({ isDone }) => isDone)).toEqual([true, true])
    })

    test('keep an existing phone and never store one phone for two people', async () => {
      const { first, accountId, quoteIds } = await cartWithout(
        'Two Holders Dental',
        'ines@lonestar.example',
      )
      const body = { accountId, quoteIds, to: 'customer', customerPhone: '(512) 555-0199' } as const
      const phone = await phoneOf(first.id)
      await platform.request(calls.sendVariations, { body }, 'agent')
      expect(await phoneOf(first.id)).toBe(phone)
      await platform.services.database
        .handle()
        .update(quotes)
        .set({ customerPhone: '' })
        .where(inArray(quotes.id, quoteIds))
      await expect(platform.request(calls.sendVariations, { body }, 'agent')).rejects.toMatchObject(
        {
          status: 400,
          errors: [{ code: 'policyholdersDiffer', field: 'customerPhone' }],
        },
      )
      expect(await phoneOf(first.id)).toBe('')
    })
  })

  test('are sent to the policyholder in the request, who becomes their policyholder', async () => {
    const quote: Quote = await save(platform, draftOf('Other Holder Dental'))
    const params = { product: quote.product, quoteId: quote.id }
    const sendTo = (body: QuoteSend, as: As = 'agent') =>
      platform.request(calls.sendToCustomer, { params, body }, as, {
        headers: { 'If-Match': `"${quote.modified}"` },
      })
    const ines = {
      customerFirstName: 'Ines',
      customerLastName: 'Frost',
      customerEmail: 'ines@lonestar.example',
      customerPhone: '(512) 555-0144',
    }
    platform.advanceTime(1_000)
    const wrong = sendTo({ ...ines, customerPhone: '020 7946 0110' })
    await expect(wrong).rejects.toMatchObject({ status: 400, errors: [{ field: 'customerPhone' }] })
    await expect(sendTo(ines, 'wholesale')).rejects.toMatchObject({ status: 404 })
    await sendTo({ quoteId: quote.id, productType: quote.product, ...ines })
    const [mail] = await platform.mails(ines.customerEmail)
    expect(mail?.text).toContain(quote.quoteNumber)
    expect(
      await platform.request(getQuoteById, { params: { id: quote.id } }, 'agent'),
    ).toMatchObject({ customerLastName: 'Frost', customerEmail: ines.customerEmail })
    const late = sendTo({ customerLastName: 'Diaz' })
    await expect(late).rejects.toMatchObject({ status: 409, code: 'quoteChanged' })
  })

  test('are sent by a quote request to another agency’s agent, who gets the code', async () => {
    const quote: Quote = await save(platform, draftOf('Requested Elsewhere Dental'))
    const params = { product: quote.product, quoteId: quote.id }
    const ask = (change: object, as: As = 'agent') =>
      platform.request(calls.sendQuoteRequest, { params, body: { ...other, ...change } }, as)
    const other = {
      agencyName: 'Magnolia Brokers',
      agentFirstName: 'Ada',
      agentLastName: 'Diaz',
      agentEmail: 'ada@magnolia.example',
      agentPhone: '(512) 555-0177',
    }
    await ask({})
    const [mail] = await platform.mails(other.agentEmail)
    expect(mail?.text).toContain(`sent Magnolia Brokers quote ${quote.quoteNumber}`)
    const tokens = await openLink(mail?.links[0] ?? '', other.agentEmail)
    const read = { params: { comparisonId: tokens.grant.id } }
    const shared = await platform.request(calls.getComparison, read, {
      token: tokens.accessToken,
    })
    expect(shared.variations).toMatchObject([{ quoteNumber: quote.quoteNumber }])
    await expect(ask({ agentPhone: '020 7946 0110' })).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'agentPhone', detail: 'Agent phone is not a valid phone number' }],
    })
    await expect(ask({ agencyName: 'Click https://evil.example' })).rejects.toThrow('nameLink')
    await expect(ask({}, 'wholesale')).rejects.toMatchObject({ status: 404 })
  })

  test('can be shared by the broker as a link, while the code goes to the policyholder', async () => {
    const { accountId, quoteIds } = await cartOfTwo('Passed Dental')
    const shared = await platform.request(
      calls.shareVariations,
      { body: { accountId, quoteIds } },
      'agent',
    )
    expect(shared.sendCodeTo).toBe('r•••@lonestar.example')
    const tokens = await openLink(shared.link, rosa.email)
    expect(tokens.grant.kind).toBe('comparison')
  })

  test.each(['wholesale', 'broker'] as const)(
    'cannot be sent by %s of another agency',
    async (as) => {
      const { first, accountId, quoteIds } = await cartOfTwo(`Foreign Dental ${as}`)
      const before = await platform.mails(rosa.email)
      const params = { product: first.product, quoteId: first.id }
      const tries = [
        () => send(accountId, quoteIds, 'customer', as),
        () => platform.request(calls.shareVariations, { body: { accountId, quoteIds } }, as),
        () => platform.request(calls.sendToCustomer, { params, body: {} }, as),
        () => platform.request(downloadCart, { params: { accountId } }, as),
      ]
      for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ status: 404 })
      expect(await platform.mails(rosa.email)).toHaveLength(before.length)
    },
  )
})

describe('the session of an agency’s own server', () => {
  const serverOf = (accountId: string) => ({
    grant: { kind: 'account' as const, id: accountId },
    agencyId: organisationIds.harbor,
  })

  test('sends its account’s variations only; a page sends none', async () => {
    const { first, accountId, quoteIds } = await cartOfTwo('Served Dental')
    const { results } = await send(accountId, quoteIds, 'customer', serverOf(accountId))
    expect(results.every(({ isDone }) => isDone)).toBe(true)
    const [mail] = await platform.mails(first.customerEmail)
    expect(mail?.text).toContain(formatsOf('US').money(first.totalPremium))
    const other = await cartOfTwo('Not Served Dental')
    await expect(
      send(other.accountId, other.quoteIds, 'customer', serverOf(accountId)),
    ).rejects.toMatchObject({ status: 404 })
    await expect(send(accountId, quoteIds, 'agent', 'embedUser')).rejects.toMatchObject({
      status: 403,
    })
  })
})

describe('an indication', () => {
  const mark = 'Indication, subject to underwriting'

  /** A cart with an offer and a variation that is referred because of its limit. */
  const cartOfBoth = async (name: string) => {
    const first = await save(platform, draftOf(name))
    const { initialRequestData } = first
    const second = await platform.request(
      carts.duplicateQuote,
      {
        params: { product: first.product, quoteId: first.id },
        body: {
          presetName: 'High limit',
          initialRequestData: {
            ...initialRequestData,
            global: { ...initialRequestData.global, preset: -1, limit: toMinor(4_000_000) },
          },
        },
      },
      'agent',
    )
    expect([first.status, second.status]).toEqual(['READY', 'REFERRED'])
    return { first, second, accountId: first.accountId }
  }

  const quoteParams = ({ product, id }: Quote) => ({ params: { product, quoteId: id } })

  test('is marked in a comparison’s mail, page and PDF', async () => {
    const { first, second, accountId } = await cartOfBoth('Both Kinds Dental')
    await send(accountId, [first.id, second.id], 'customer')
    const [mail] = await platform.mails(rosa.email)
    expect(mail?.subject).toContain('(some are indications, subject to underwriting)')
    const lines = mail?.text.split('\n').filter((line) => line.startsWith('- ')) ?? []
    expect(lines.map((line) => line.includes('indication, subject to underwriting'))).toEqual([
      false,
      true,
    ])
    expect(mail?.text).toContain("it can't be signed or bound yet")
    const link = mail?.links[0] ?? ''
    const opened = await openLink(link, rosa.email)
    const as: As = { token: opened.accessToken }
    const comparisonId = opened.redirectURL.split('/').at(-1) ?? ''
    const params = { comparisonId }
    const shared = await platform.request(calls.getComparison, { params }, as)
    expect(shared.variations.map(({ status }) => status)).toEqual(['READY', 'REFERRED'])
    const text = await pdfText(await platform.request(downloadComparison, { params }, as))
    expect(text).toContain(mark)
  })

  test.each([
    ['the policyholder', calls.sendToCustomer, rosa.email, { body: {} }],
    ['its agent', calls.sendToAgent, 'agent@demo.test', {}],
  ] as const)('is marked if it is sent alone to %s', async (name, call, to, more) => {
    const { second } = await cartOfBoth(`Sent Alone To ${name}`)
    await platform.request(call, { ...quoteParams(second), ...more }, 'agent')
    const [mail] = await platform.mails(to)
    expect(mail?.subject).toMatch(new RegExp(`^${mark}: `))
  })

  test('is marked for another agency, and in its proposal until it is released', async () => {
    const { second } = await cartOfBoth('Elsewhere Dental')
    const body = {
      agencyName: 'Lakeside Brokers',
      agentFirstName: 'Ines',
      agentLastName: 'Moor',
      agentEmail: 'ines@lakeside.example',
      agentPhone: '(512) 555-0143',
    }
    await platform.request(calls.sendQuoteRequest, { ...quoteParams(second), body }, 'agent')
    const [mail] = await platform.mails(body.agentEmail)
    expect(mail?.subject).toMatch(new RegExp(`^${mark}: `))

    const proposal = async () => {
      const params = { accountId: second.accountId, quoteId: second.id }
      return pdfText(await platform.request(downloadProposal, { params, query: {} }, 'agent'))
    }
    expect(await proposal()).toContain(mark)
    await platform.request(indicateQuote, quoteParams(second), 'underwriter')
    expect(await proposal()).toContain(mark)
    await platform.request(releaseQuote, quoteParams(second), 'underwriter')
    expect(await proposal()).not.toContain(mark)
    await platform.request(calls.sendToAgent, quoteParams(second), 'agent')
    expect((await platform.mails('agent@demo.test'))[0]?.subject).not.toContain(mark)
  })

  test('can never be signed, even by someone who got the link while it was an offer', async () => {
    const quote = await save(platform, draftOf('Never Signed Dental'))
    const signer = await signerOf(platform, quote)
    const reason = { reason: 'Losses are new to us' }
    await platform.request(referQuote, { ...quoteParams(quote), body: reason }, 'underwriter')
    for (const status of ['REFERRED', 'INDICATION'] as const) {
      if (status === 'INDICATION')
        await platform.request(indicateQuote, quoteParams(quote), 'underwriter')
      const { maySign } = await platform.request(getSigning, quoteParams(quote), signer)
      expect(maySign).toBe(false)
      const body = { fullName: 'Rosa Diaz', hasAgreed: true as const }
      const signing = platform.request(signQuote, { ...quoteParams(quote), body }, signer)
      await expect(signing).rejects.toMatchObject({ status: 409, code: 'quoteStatusForbids' })
      const asking = platform.request(sendSignRequest, quoteParams(quote), 'agent')
      await expect(asking).rejects.toMatchObject({ status: 409 })
    }
  })
})
