import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAccount, verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import { searchDocuments } from '#core/insurance/documents/endpoints.ts'
import { getPolicy } from '#core/insurance/policies/endpoints.ts'
import * as mailCalls from '#core/insurance/quotes/mail/endpoints.ts'
import * as listCalls from '#core/insurance/quotes/list/endpoints.ts'
import * as bindCalls from '#core/insurance/quotes/bind/endpoints.ts'
import * as underwritingCalls from '#core/insurance/quotes/underwriting/endpoints.ts'
import * as editCalls from '#core/insurance/quotes/edit/endpoints.ts'
import * as calls from '#core/insurance/quotes/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { favorableAnswers } from '../security/favorable-answers.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { bindBody, draftOf, requested, rosa, save } from './draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const quoteParams = ({ product, id }: Quote) => ({ params: { product, quoteId: id } })
const subjectsTo = async (to: string) => (await platform.mails(to)).map(({ subject }) => subject)

describe('from an embed user to a policy', () => {
  let quote: Quote
  test('gives an embed user a quote number and mails embed user and agent', async () => {
    quote = await save(platform, draftOf('Story Dental'), 'embedUser')
    expect(quote).toMatchObject({
      status: 'READY',
      agencyStatus: 'READY',
      agencyName: 'Harbor Insurance Agency',
      companyName: 'Story Dental',
      isVerifiedByAgent: false,
      allowedActions: ['update', 'switchPlacement', 'compare', 'downloadProposal', 'email'],
    })
    expect(quote.quoteNumber).toMatch(/^PQ-\d{7}$/)
    const { product, id: quoteId } = quote
    await platform.request(mailCalls.emailQuote, { params: { product, quoteId } }, 'embedUser')
    expect(await subjectsTo(rosa.email)).toContain(
      `Your cyber insurance quote ${quote.quoteNumber}`,
    )
    const [newQuote] = await platform.mails('agent@demo.test')
    expect(newQuote?.subject).toBe(`New quote ${quote.quoteNumber} for Story Dental`)
    expect(newQuote?.links).toEqual([expect.stringMatching(`/agency/quotes/${quote.id}$`)])
  })

  test('lists the quote first for the agent, who cannot request to bind before verifying', async () => {
    const { content } = await platform.request(listCalls.searchQuotes, { query: {} }, 'agent')
    expect(content[0]).toMatchObject({
      id: quote.id,
      allowedActions: expect.arrayContaining(['verify']),
    })
    const asking = platform.request(
      bindCalls.requestToBind,
      { params: { id: quote.id }, body: bindBody },
      'agent',
    )
    await expect(asking).rejects.toMatchObject({ status: 409, code: 'accountUnverified' })
  })

  test('verifies once; a repeated call returns the same response', async () => {
    const body = { accountId: quote.accountId }
    const first = await platform.request(verifyAccount, { body }, 'agent')
    platform.advanceTime(60_000)
    const second = await platform.request(verifyAccount, { body }, 'agent')
    expect(first.isVerifiedByAgent).toBe(true)
    expect(second.verifiedDate).toBe(first.verifiedDate)
  })

  test('adds the request to the inbox and mails the underwriter', async () => {
    const sent = await platform.request(
      bindCalls.requestToBind,
      { params: { id: quote.id }, body: { ...bindBody, customerLastName: 'Diaz-Ford' } },
      'agent',
    )
    expect(sent).toMatchObject({ status: 'REQUESTED', customerLastName: 'Diaz-Ford' })
    const account = { params: { id: quote.accountId } }
    expect(await platform.request(getAccount, account, 'agent')).toMatchObject({
      policyContactLastName: 'Diaz-Ford',
    })
    const inbox = await platform.request(listCalls.searchInbox, { query: {} }, 'underwriter')
    expect(inbox.content.map(({ id }) => id)).toContain(quote.id)
    expect((await subjectsTo('underwriter@demo.test'))[0]).toBe(
      `Request to bind ${quote.quoteNumber} for Story Dental`,
    )
  })

  test('issues binder, policy, invoice and payment link from the request', async () => {
    const issued = await platform.request(bindCalls.issueQuote, quoteParams(quote), 'underwriter')
    expect(issued).toMatchObject({
      status: 'ISSUED',
      agencyStatus: 'BOUND',
      allowedActions: ['downloadProposal'],
    })
    const id = issued.policyId ?? ''
    const policy = await platform.request(getPolicy, { params: { id } }, 'agent')
    expect(policy).toMatchObject({
      quoteNumber: quote.quoteNumber,
      totalPremium: quote.totalPremium,
      status: 'Unpaid',
      isPaid: false,
      policyStatus: 'ISSUED',
      companyName: 'Story Dental',
      customerLastName: 'Diaz-Ford',
    })
    await platform.drain()
    const { content } = await platform.request(
      searchDocuments,
      { params: { accountId: quote.accountId }, query: { sort: 'docType,asc' } },
      'agent',
    )
    expect(content.map(({ docType }) => docType)).toEqual([
      'binder',
      'invoice',
      'policy',
      'proposal',
    ])
    const [mail] = await platform.mails(rosa.email)
    expect(mail?.subject).toContain(policy.policyNumber)
    expect(mail?.links).toEqual([expect.stringMatching(/^http:\/\/localhost:4100\/validate\//)])
    expect(platform.logged).toEqual([])
  })
})

test('has one binder document when approved first and issued later', async () => {
  const quote = await requested(platform, 'Two Step Dental')
  const bound = await platform.request(bindCalls.approveQuote, quoteParams(quote), 'underwriter')
  expect(bound.status).toBe('BOUND')
  expect((await subjectsTo('agent@demo.test'))[0]).toBe(
    `Quote ${quote.quoteNumber} for Two Step Dental is bound`,
  )
  const binders = await platform.request(
    listCalls.searchBinders,
    { query: { filter: { payment: ['need_payment'], accountId: [quote.accountId] } } },
    'agent',
  )
  expect(binders.content).toMatchObject([{ id: quote.id, isPaid: false, status: 'BOUND' }])
  await platform.request(bindCalls.issueQuote, quoteParams(quote), 'underwriter')
  await platform.drain()
  const { content } = await platform.request(
    searchDocuments,
    { params: { accountId: quote.accountId }, query: { filter: { docType: ['binder'] } } },
    'agent',
  )
  expect(content).toHaveLength(1)
})

test('a referral shows its reasons, is released, and can then be requested', async () => {
  const quote = await save(
    platform,
    draftOf('Skipping Dental', { answers: { ...favorableAnswers, useEncryption: undefined } }),
  )
  expect(quote.status).toBe('REFERRED')
  expect(quote.agencyStatus).toBe('INDICATION')
  expect(quote.referralReasons.map(({ code }) => code)).toEqual(['UNANSWERED_SECURITY_QUESTION'])
  const released = await platform.request(
    underwritingCalls.releaseQuote,
    quoteParams(quote),
    'underwriter',
  )
  expect(released.status).toBe('READY')
  expect(released.totalPremium).toBe(quote.totalPremium)
})

describe('a declined quote', () => {
  test('shows the reason, and the agent gets a mail', async () => {
    const quote = await requested(platform, 'Declined Dental')
    const declined = await platform.request(
      underwritingCalls.declineQuote,
      {
        params: { id: quote.id },
        body: {
          reasonSummary: 'Fill-in option',
          reason: 'Too many of them.',
          fillInReason: 'Full book',
          isNotificationEnabled: true,
        },
      },
      'underwriter',
    )
    expect(declined).toMatchObject({
      status: 'DECLINED',
      agencyStatus: 'INVALID',
      allowedActions: ['delete'],
    })
    expect(declined.declination).toEqual({
      reasonSummary: 'Fill-in option',
      reason: 'Too many of them.',
      fillInReason: 'Full book',
    })
    const [mail] = await platform.mails('agent@demo.test')
    expect(mail?.subject).toBe(`Quote ${quote.quoteNumber} for Declined Dental was declined`)
    expect(mail?.text).toContain('Full book')
  })

  test('is not mailed if the underwriter chooses so', async () => {
    const quote = await requested(platform, 'Silent Dental')
    const before = await platform.mails('agent@demo.test')
    await platform.request(
      underwritingCalls.declineQuote,
      {
        params: { id: quote.id },
        body: { reasonSummary: 'Error', reason: 'Typed twice.', isNotificationEnabled: false },
      },
      'underwriter',
    )
    expect(await platform.mails('agent@demo.test')).toHaveLength(before.length)
  })
})

describe('a forbidden transition', () => {
  test.each([
    ['approve', bindCalls.approveQuote],
    ['issue', bindCalls.issueQuote],
    ['release', underwritingCalls.releaseQuote],
  ] as const)('%s of a ready quote', async (name, call) => {
    const quote = await save(platform, draftOf(`Not Yet Dental ${name}`))
    await expect(platform.request(call, quoteParams(quote), 'underwriter')).rejects.toMatchObject({
      status: 409,
      code: 'quoteStatusForbids',
      detail: "You can't do this while the quote is READY",
    })
  })

  test('returns 409 for a second issue and any change of an issued quote', async () => {
    const quote = await requested(platform, 'Once Dental')
    const twice = await Promise.allSettled([
      platform.request(bindCalls.issueQuote, quoteParams(quote), 'underwriter'),
      platform.request(bindCalls.issueQuote, quoteParams(quote), 'underwriter'),
    ])
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const change = platform.request(
      editCalls.updateQuote,
      { ...quoteParams(quote), body: { contact: rosa } },
      'agent',
    )
    await expect(change).rejects.toMatchObject({ status: 409, code: 'quoteStatusForbids' })
  })

  test('returns 403 when an agency approves', async () => {
    const quote = await requested(platform, 'Own Hand Dental')
    await expect(
      platform.request(bindCalls.approveQuote, quoteParams(quote), 'agent'),
    ).rejects.toMatchObject({ status: 403 })
  })
})

describe('expiry', () => {
  const day = 86_400_000
  test('expires a quote after 30 days, and a binder 30 days after it was bound', async () => {
    const late = await testPlatform()
    try {
      const open = await save(late, draftOf('Sleepy Dental'))
      const asked = await requested(late, 'Bound Dental')
      late.advanceTime(29 * day)
      const bound = await late.request(bindCalls.approveQuote, quoteParams(asked), 'underwriter')
      expect(bound.status).toBe('BOUND')
      late.advanceTime(2 * day)
      const expired = await late.request(calls.getQuote, quoteParams(open), 'agent')
      expect(expired).toMatchObject({
        status: 'EXPIRED',
        agencyStatus: 'INVALID',
        allowedActions: ['retry', 'delete'],
      })
      const list = await late.request(
        listCalls.searchQuotes,
        { query: { filter: { status: ['EXPIRED'] }, sort: 'created,desc' } },
        'agent',
      )
      expect(list.content[0]?.id).toBe(open.id)
      late.advanceTime(30 * day)
      await expect(
        late.request(bindCalls.issueQuote, quoteParams(asked), 'underwriter'),
      ).rejects.toMatchObject({ status: 409, code: 'quoteStatusForbids' })
    } finally {
      await late.close()
    }
  })
})
