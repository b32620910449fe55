import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayFormat, dayIn } from '#core/foundation/calendar-dates/calendar-date.ts'
import { toMinor } from '#core/foundation/money/money.ts'
import { currencyOf, regionTable } from '#core/foundation/region/regions.ts'
import { inviteUser } from '#core/identity/sign-up/endpoints.ts'
import { sendWorkflowCode } from '#core/identity/security-code/endpoints.ts'
import { sendPasswordReset } from '#core/identity/passwords/endpoints.ts'
import { verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import {
  getAmountToPay,
  getProviderKey,
  receivePaymentEvent,
} from '#core/insurance/billing/endpoints.ts'
import { processorEvent, type ProcessorEvent } from '#core/insurance/billing/model.ts'
import * as documents from '#core/insurance/documents/endpoints.ts'
import { sendToAgent, sendToCustomer } from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import * as editCalls from '#core/insurance/quotes/edit/endpoints.ts'
import * as underwritingCalls from '#core/insurance/quotes/underwriting/endpoints.ts'
import * as bindCalls from '#core/insurance/quotes/bind/endpoints.ts'
import * as calls from '#core/insurance/quotes/endpoints.ts'
import { getPolicy } from '#core/insurance/policies/endpoints.ts'
import type { Policy } from '#core/insurance/policies/model.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { addSubjectivity, askInsured } from '#core/insurance/quotes/subjectivities/endpoints.ts'
import { indicateQuote, referQuote } from '#core/insurance/quotes/underwriting/endpoints.ts'
import { rescindBinder } from '#core/insurance/quotes/lifecycle/endpoints.ts'
import { sendSignRequest } from '#core/insurance/signing/endpoints.ts'
import { generateReply, sendReply } from '#core/insurance/submissions/action-endpoints.ts'
import { createSubmission } from '#core/insurance/submissions/endpoints.ts'
import { foreignWordsIn } from '#core/testing/foreign-words.ts'
import { sign, wallSeconds } from './billing/protocol/signature.ts'
import { agentOf } from './contacts/agent-of-account.ts'
import { mailAgentChoice, mailAssignedAccount, mailInvalidatedQuotes } from './contacts/mails.ts'
import { opened, textOf } from './documents/pdf-text.fixture.ts'
import { organisationIds } from '../kernel/seed/ids.ts'
import { favorableAnswers } from './security/favorable-answers.ts'
import { testPlatform, testPortals, testProcessor, type TestPlatform } from '../testing/platform.ts'

/** Takes a company of a region from its first quote to its policy. */
const stories = {
  UK: {
    broker: 'broker',
    product: 'P_ONE',
    agencyId: organisationIds.albion,
    account: { postcode: 'LS1 4AP', naicsCode: '86230', revenue: toMinor(4_000_000) },
    phone: '020 7946 0123',
    address: { address1: '3 Willow Lane', city: 'Leeds', zipCode: 'LS1 4AP' },
  },
  AU: {
    broker: 'aubroker',
    product: 'PRIME_ONE_AU',
    agencyId: organisationIds.southern,
    account: { state: 'NSW', naicsCode: '8531', revenue: toMinor(5_000_000) },
    phone: '(02) 5550 0123',
    address: { address1: '19 Pitt Street', city: 'Sydney', zipCode: '2000' },
  },
} as const

interface Story {
  readonly quote: Quote
  readonly policy: Policy
  readonly mails: Awaited<ReturnType<TestPlatform['mails']>>
  readonly documents: readonly { readonly name: string; readonly text: string }[]
}

/** Reports the result of a policy's payment, as the processor does. */
const reportPayment = async (
  platform: TestPlatform,
  policyId: string,
  region: keyof typeof stories,
  outcome: Pick<ProcessorEvent, 'type' | 'reason'>,
): Promise<void> => {
  const ofPolicy = { params: { policyId } }
  const holder = { grant: { kind: 'policy', id: policyId }, flow: 'E_PAY' } as const
  const { amountToPay } = await platform.request(getAmountToPay, ofPolicy, holder)
  const { intentId } = await platform.request(
    getProviderKey,
    { ...ofPolicy, body: { method: 'card' } },
    holder,
  )
  const payload = JSON.stringify(
    z.encode(processorEvent, {
      id: `evt_${randomUUID()}`,
      createdAt: new Date().toISOString(),
      intentId,
      transactionId: `tx_${randomUUID()}`,
      amount: amountToPay,
      currency: currencyOf[region],
      method: { tokenId: 'tok-1', type: 'Credit Card', last4Digits: '4242' },
      ...outcome,
    }),
  )
  const timestamp = wallSeconds()
  const signature = sign(testProcessor.secret, 'webhook', timestamp, payload)
  await platform.request(receivePaymentEvent, { body: { payload, timestamp, signature } })
}

const play = async (platform: TestPlatform, region: keyof typeof stories): Promise<Story> => {
  const { broker, product, agencyId, account, phone, address } = stories[region]
  const customer = `holder@${region.toLowerCase()}.example`
  const contact = { firstName: 'Rosa', lastName: 'Hale', email: customer, phone }
  const save = (name: string) =>
    platform.request(
      editCalls.saveQuote,
      {
        params: { id: product },
        body: {
          initialRequestData: {
            product,
            account: { ...account, name, yearEstablished: 2001 },
            securityAnswers: favorableAnswers,
          },
          contact,
        },
      },
      broker,
    )
  const quote = await save('Willow Dental')
  const ofQuote = { params: { product, quoteId: quote.id } } as const
  const byId = { params: { id: quote.id } } as const
  await platform.request(sendToCustomer, { ...ofQuote, body: {} }, broker)
  await platform.request(sendToAgent, ofQuote, broker)
  await platform.request(sendSignRequest, ofQuote, broker)
  await platform.request(verifyAccount, { body: { accountId: quote.accountId } }, broker)

  const decided = await save('Declined Dental')
  const ofDecided = { params: { product, quoteId: decided.id } } as const
  const reason = { body: { reason: 'We need to know more about the practice.' } }
  await platform.request(referQuote, { ...ofDecided, ...reason }, 'underwriter')
  await platform.request(indicateQuote, ofDecided, 'underwriter')
  await platform.request(underwritingCalls.releaseQuote, ofDecided, 'underwriter')

  const decidedById = { params: { id: decided.id } } as const
  const subjectivity = { ...decidedById, body: { text: 'Please send the latest test.' } }
  await platform.request(addSubjectivity, subjectivity, 'underwriter')
  await platform.request(askInsured, decidedById, broker)

  const bound = {
    customerFirstName: contact.firstName,
    customerLastName: contact.lastName,
    customerEmail: customer,
    customerPhone: phone,
    ...address,
  }
  await platform.request(bindCalls.requestToBind, { ...byId, body: bound }, broker)
  await platform.request(bindCalls.approveQuote, ofQuote, 'underwriter')
  const { policyId, accountId } = await platform.request(
    bindCalls.issueQuote,
    ofQuote,
    'underwriter',
  )
  if (policyId === null) throw new Error('Not issued')

  await reportPayment(platform, policyId, region, { type: 'payment.succeeded' })

  const refused = await save('Refused Dental')
  await platform.request(
    underwritingCalls.declineQuote,
    {
      params: { id: refused.id },
      body: { reasonSummary: 'Error', reason: 'A second quote.', isNotificationEnabled: true },
    },
    'underwriter',
  )
  const rescinded = await save('Rescinded Dental')
  const ofRescinded = { params: { product, quoteId: rescinded.id } } as const
  const rescindedById = { params: { id: rescinded.id } } as const
  await platform.request(verifyAccount, { body: { accountId: rescinded.accountId } }, broker)
  await platform.request(bindCalls.requestToBind, { ...rescindedById, body: bound }, broker)
  await platform.request(bindCalls.approveQuote, ofRescinded, 'underwriter')
  await platform.request(rescindBinder, ofRescinded, 'underwriter')

  const { id: submissionId } = await platform.request(
    createSubmission,
    { body: { fields: { name: 'Submitted Dental' } } },
    broker,
  )
  const ofSubmission = { params: { submissionId } }
  const reply = await platform.request(generateReply, ofSubmission, 'underwriter')
  await platform.request(sendReply, { ...ofSubmission, body: { text: reply.text } }, 'underwriter')

  // each region has only one agency, so no call can reassign the account
  const { services } = platform
  await services.database.transaction(async () => {
    const agent = await agentOf(services, accountId)
    const about = { company: 'Willow Dental', region, agent }
    await mailAssignedAccount(services, about, 'agent')
    await mailAssignedAccount(services, about, 'agency')
    await mailAgentChoice(services, about, contact, 'agentSet')
    await mailAgentChoice(services, about, contact, 'agentRemoved')
    await mailInvalidatedQuotes(services, about, 2)
  })

  // staff sign in on the US host
  const email = `${broker}@demo.test`
  await platform.request(sendPasswordReset, { params: { email } }, 'admin')
  const invited = `invited@${region.toLowerCase()}.example`
  const person = { email: invited, firstName: 'Ira', lastName: 'Hale', roleId: 'agency-admin' }
  await platform.request(inviteUser, { body: { ...person, organisationId: agencyId } }, 'admin')

  const before = await platform.mails(customer)
  const link = before.flatMap(({ links }) => links).find((each) => each.includes('/validate/'))
  const workflowId = link?.split('/').at(-1) ?? ''
  await platform.request(sendWorkflowCode, { params: { workflowId }, body: { via: 'email' } })
  const mails = [
    ...(await platform.mails(customer)),
    ...(await platform.mails(email)),
    ...(await platform.mails(invited)),
  ]

  const { content } = await platform.request(
    documents.searchDocuments,
    { params: { accountId }, query: {} },
    broker,
  )
  const drawn = await Promise.all(
    content.map(async ({ id: docId, docType }) => {
      const file = await platform.request(documents.downloadDocument, { query: { docId } }, broker)
      return { name: docType, text: textOf(opened(new Uint8Array(await file.arrayBuffer()))) }
    }),
  )
  return {
    quote: await platform.request(calls.getQuoteById, byId, broker),
    policy: await platform.request(getPolicy, { params: { id: policyId } }, broker),
    mails,
    documents: drawn,
  }
}

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

describe.each(['UK', 'AU'] as const)('a company of %s', (region) => {
  let story: Story
  beforeAll(async () => {
    story = await play(platform, region)
  })

  test('gets mails with links to its own region’s portal only', () => {
    const links = story.mails.flatMap((mail) => mail.links)
    expect(links.length).toBeGreaterThan(8)
    expect(links.filter((link) => !link.startsWith(`${testPortals[region]}/`))).toEqual([])
  })

  test('gets mails with its region’s companies and support in the footer', () => {
    const t = platform.services.wording.in(regionTable[region].locale)
    const { legal, supportEmail } = regionTable[region]
    const footer = ['-- ', ...legal.map((key) => t(key)), supportEmail].join('\n')
    expect(story.mails.length).toBeGreaterThan(10)
    for (const { text } of story.mails) expect(text.endsWith(footer)).toBe(true)
  })

  test('has the same expiry date on screens and in documents', () => {
    const { timezone, expiresOn } = story.quote
    const { locale } = regionTable[region]
    const binder = story.documents.find(({ name }) => name === 'binder')
    expect(timezone).toBe(region === 'AU' ? 'Australia/Sydney' : 'Europe/London')
    expect(binder?.text).toContain(dayFormat(locale)(dayIn(timezone ?? '', new Date(expiresOn))))
  })

  test('has policy dates in its quote’s time zone', () => {
    expect(story.policy.timezone).toBe(story.quote.timezone)
  })

  test('gets mails in its region’s words and formats', () => {
    const found = story.mails.flatMap(({ subject, text }) =>
      foreignWordsIn(region, `${subject}\n${text}`),
    )
    expect([...new Set(found)]).toEqual([])
  })

  test('gets documents in its region’s words and formats', () => {
    const kinds = new Set(story.documents.map(({ name }) => name))
    expect([...kinds].toSorted()).toEqual(['binder', 'invoice', 'policy', 'proposal', 'receipt'])
    const found = story.documents.flatMap(({ text }) => foreignWordsIn(region, text))
    expect([...new Set(found)]).toEqual([])
  })
})
