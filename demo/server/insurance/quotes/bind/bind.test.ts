import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAccount, verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import { getPolicy } from '#core/insurance/policies/endpoints.ts'
import * as calls from '#core/insurance/quotes/endpoints.ts'
import * as bindCalls from '#core/insurance/quotes/bind/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts'
import { accounts } from '../../accounts/tables.ts'
import { bindBody, draftOf, requested, save } from '../draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const day = 86_400_000
const quoteParams = ({ product, id }: Quote) => ({ params: { product, quoteId: id } })

const verified = async (name: string): Promise<Quote> => {
  const quote = await save(platform, draftOf(name))
  await platform.request(verifyAccount, { body: { accountId: quote.accountId } }, 'agent')
  return platform.request(calls.getQuote, quoteParams(quote), 'agent')
}

const ask = (quote: Quote, body: typeof bindBody | Record<string, string>) =>
  platform.request(
    bindCalls.requestToBind,
    { params: { id: quote.id }, body: { ...bindBody, ...body } },
    'agent',
  )

test('rejects a request at each field that the policy needs and lacks', async () => {
  const quote = await verified('Nowhere Dental')
  expect(quote.missingFacts).toEqual(['address1', 'city', 'zipCode'])
  expect(quote.policyNeeds).toEqual(expect.arrayContaining(quote.missingFacts))
  const asking = ask(quote, { address1: '', city: ' ', zipCode: '00000' })
  await expect(asking).rejects.toMatchObject({
    status: 400,
    errors: [
      { field: 'address1', detail: 'Enter the street address' },
      { field: 'city', detail: 'Enter the city' },
      { field: 'zipCode', detail: 'Invalid ZIP Code' },
    ],
  })
})

test('uses a request’s values for the policy and does not require the account’s', async () => {
  const quote = await verified('Somewhere Dental')
  const requestedQuote = await ask(quote, { address2: 'Floor 2' })
  expect(requestedQuote).toMatchObject({
    status: 'REQUESTED',
    missingFacts: [],
    nextStep: { step: 'bind', by: 'underwriter' },
    insuredAddress: { address1: '12 Main Street', address2: 'Floor 2', city: 'Austin' },
  })
  const issued = await platform.request(bindCalls.issueQuote, quoteParams(quote), 'underwriter')
  expect(issued.nextStep).toEqual({ step: 'pay', by: 'policyholder' })
  const policy = await platform.request(
    getPolicy,
    { params: { id: issued.policyId ?? '' } },
    'agent',
  )
  expect(policy.firmographicData).toMatchObject({
    address1: '12 Main Street',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
  })
  const account = await platform.request(getAccount, { params: { id: quote.accountId } }, 'agent')
  expect(account.zipCode).toBe('78701')
})

test('a request that lost its address is not bound, and the error lists the missing fields', async () => {
  const quote = await requested(platform, 'Lost Address Dental')
  await platform.services.database
    .handle()
    .update(accounts)
    .set({ address1: null })
    .where(eq(accounts.id, quote.accountId))
  for (const call of [bindCalls.approveQuote, bindCalls.issueQuote]) {
    await expect(platform.request(call, quoteParams(quote), 'underwriter')).rejects.toMatchObject({
      status: 409,
      code: 'quoteIncomplete',
      detail: 'The policy still needs: Street address',
      errors: [{ field: 'address1' }],
    })
  }
})

test('an agency issues its own binder once, by the agent’s call, and no other requests or binders', async () => {
  const quote = await requested(platform, 'Agent Issued Dental')
  const issue = (as: 'agent' | 'wholesale' | 'underwriter') =>
    platform.request(bindCalls.agentIssueQuote, quoteParams(quote), as)
  await expect(issue('agent')).rejects.toMatchObject({ status: 409, code: 'quoteStatusForbids' })
  await platform.request(bindCalls.approveQuote, quoteParams(quote), 'underwriter')
  await expect(issue('wholesale')).rejects.toMatchObject({ status: 404 })
  await expect(issue('underwriter')).rejects.toMatchObject({ status: 403 })
  const byProduct = platform.request(bindCalls.issueQuote, quoteParams(quote), 'agent')
  await expect(byProduct).rejects.toMatchObject({ status: 403 })
  const clicks = await Promise.allSettled([issue('agent'), issue('agent')])
  const [issued] = clicks.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(issued).toMatchObject({ status: 'ISSUED', allowedActions: ['downloadProposal'] })
  expect(clicks.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { status: 409 } },
  ])
  const params = { id: issued?.policyId ?? '' }
  expect(await platform.request(getPolicy, { params }, 'agent')).toMatchObject({
    quoteNumber: quote.quoteNumber,
    status: 'Unpaid',
  })
})

test('a quote whose first day has passed needs a new date before it is requested', async () => {
  const quote = await verified('Late Dental')
  platform.advanceTime(24 * day)
  const late = await platform.request(calls.getQuote, quoteParams(quote), 'agent')
  expect(late.nextStep).toEqual({ step: 'moveStart', by: 'agency' })
  expect(late.allowedActions).not.toContain('requestToBind')
  await expect(ask(quote, {})).rejects.toMatchObject({ status: 409, code: 'quoteStartPassed' })
})

test('uses a shopper’s address for the policy and does not ask for it again', async () => {
  const account = { address1: '7 Wharf Road', city: 'Galveston', zipCode: '77550' }
  const draft = { ...draftOf('Shopper Dental'), account }
  const quote = await save(platform, draft, 'embedUser')
  expect(quote).toMatchObject({ missingFacts: [], insuredAddress: { ...account, state: 'TX' } })
  await platform.request(verifyAccount, { body: { accountId: quote.accountId } }, 'agent')
  const { customerFirstName, customerLastName, customerEmail, customerPhone } = bindBody
  await platform.request(
    bindCalls.requestToBind,
    {
      params: { id: quote.id },
      body: { customerFirstName, customerLastName, customerEmail, customerPhone },
    },
    'agent',
  )
  const issued = await platform.request(bindCalls.issueQuote, quoteParams(quote), 'underwriter')
  const policy = await platform.request(
    getPolicy,
    { params: { id: issued.policyId ?? '' } },
    'agent',
  )
  expect(policy.firmographicData).toMatchObject({ ...account, state: 'TX' })
})

test('an address with another region’s postal code is rejected at its field', async () => {
  const account = { address1: '7 Wharf Road', city: 'Galveston', zipCode: 'NW1 7JL' }
  await expect(
    save(platform, { ...draftOf('Misplaced Dental'), account }, 'embedUser'),
  ).rejects.toMatchObject({
    status: 400,
    errors: [{ field: 'account.zipCode', detail: 'Invalid ZIP Code' }],
  })
})
