import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayIn } from '#core/foundation/calendar-dates/calendar-date.ts'
import { verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import { quickQuotePremium } from '#core/insurance/accounts/eligibility-endpoints.ts'
import { openAccount, openRenewal } from '#core/insurance/quotes/calculator/open-record.ts'
import { pricingInputOf } from '#core/insurance/quotes/calculator/pricing-input.ts'
import * as quoteCalls from '#core/insurance/quotes/endpoints.ts'
import * as bindCalls from '#core/insurance/quotes/bind/endpoints.ts'
import * as editCalls from '#core/insurance/quotes/edit/endpoints.ts'
import { getRenewal, saveRenewal } from '#core/insurance/quotes/renewal/endpoints.ts'
import { calculatePrice } from '#core/insurance/rating/endpoints.ts'
import { saveSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import { autoQuoteSubmission } from '#core/insurance/submissions/action-endpoints.ts'
import { without } from '../../kernel/lists/without.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { bindBody, draftOf, rosa, save } from '../quotes/draft.fixture.ts'
import { createWith, completeFields, submissionParams } from '../submissions/submission.fixture.ts'
import { policies } from './tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

/** The client of a portal, as an agent uses it. */
const portal: Parameters<typeof openAccount>[0] = {
  api: {
    call(endpoint, ...[input]) {
      if (input === undefined) throw new Error('a call without a record')
      return platform.request(endpoint, input, 'agent')
    },
  },
}

/** Answers that cost more than the best ones and less than unanswered questions. */
const fields = {
  claimHistory: 3,
  isSecurityOfficer: 'YES',
  isSecurityTraining: 'NO',
  useEncryption: 'YES',
  useCloudStorage: 'NO',
  isVerifyingBankAccounts: 'YES',
  isAuthenticatingFundTransferRequests: 'NO',
  isPreventingUnauthorizedWireTransfers: 'YES',
} as const

const answer = (accountId: string) =>
  platform.request(saveSecurityAnswers, { body: { accountId, fields } }, 'agent')

const priceOf = async (form: Parameters<typeof pricingInputOf>[0]): Promise<number> => {
  const body = pricingInputOf(form, { product: 'P100', region: 'US' })
  if (body === undefined) throw new Error('the form is not complete')
  return (await platform.request(calculatePrice, { body }, 'agent')).totalPremium
}

const unanswered = (name: string, accountId?: string) => {
  const initialRequestData = without(draftOf(name).initialRequestData, 'securityAnswers')
  return { contact: rosa, initialRequestData, ...(accountId !== undefined && { accountId }) }
}

test('every way to quote an account starts with its answers and gives the same price', async () => {
  const name = 'One Price Dental'
  const { accountId } = await save(platform, unanswered(name))
  await answer(accountId)

  const selector = await platform.request(quickQuotePremium, { params: { accountId } }, 'agent')
  const offered = selector.content.find(({ product }) => product === 'P100')?.totalPremium
  expect(offered).toBeGreaterThan(0)
  // the calculator, the wizard and a re-quote open the account
  expect(await priceOf((await openAccount(portal, accountId, 'P100')).form)).toBe(offered)
  expect((await save(platform, unanswered(name, accountId))).totalPremium).toBe(offered)
})

test('a submission is quoted with its account’s answers', async () => {
  const autoQuote = async () => {
    const created = await createWith(platform, { fields: completeFields('Submitted Dental') })
    const body = { requestId: `attempt-${created.id}` }
    return platform.request(
      autoQuoteSubmission,
      { ...submissionParams(created), body },
      'underwriter',
    )
  }
  const accountId = (await autoQuote()).accountId ?? ''
  await answer(accountId)
  const { quote } = await autoQuote()
  const { content } = await platform.request(quickQuotePremium, { params: { accountId } }, 'agent')
  const params = { id: quote?.id ?? '' }
  const quoted = await platform.request(quoteCalls.getQuoteById, { params }, 'agent')
  expect(quoted.totalPremium).toBe(content.find((each) => each.product === 'P100')?.totalPremium)
})

test('a renewal starts with the account’s current data', async () => {
  const quote = await save(platform, draftOf('Renewed Price Dental'))
  const { accountId, id, product } = quote
  await platform.request(verifyAccount, { body: { accountId } }, 'agent')
  await platform.request(bindCalls.requestToBind, { params: { id }, body: bindBody }, 'agent')
  const params = { product, quoteId: id }
  await platform.request(bindCalls.approveQuote, { params }, 'underwriter')
  const { policyId } = await platform.request(bindCalls.issueQuote, { params }, 'underwriter')
  if (policyId === null) throw new Error('no policy')
  const endDate = addDays(dayIn('America/Chicago', platform.services.clock.now()), 30)
  await platform.services.database
    .handle()
    .update(policies)
    .set({ effectiveDate: addDays(endDate, -365), endDate })
    .where(eq(policies.id, policyId))
  await answer(accountId)

  const renewal = await platform.request(getRenewal, { params: { policyId } }, 'agent')
  expect(renewal.input.securityAnswers).toEqual(fields)
  expect(await priceOf((await openRenewal(portal, policyId)).form)).toBe(renewal.now?.totalPremium)
  const body = { policyId, initialRequestData: renewal.input, contact: rosa }
  const saved = await platform.request(saveRenewal, { body }, 'agent')
  expect(saved.totalPremium).toBe(renewal.now?.totalPremium)
  const { content } = await platform.request(quickQuotePremium, { params: { accountId } }, 'agent')
  expect(saved.totalPremium).toBe(content.find((each) => each.product === 'P100')?.totalPremium)
})

test('an embed user does not see the answers that the agency stored', async () => {
  const draft = unanswered('Told Nothing Dental')
  const params = { id: 'P100' } as const
  const { accountId } = await platform.request(
    editCalls.saveQuote,
    { params, body: draft },
    'embedUser',
  )
  await answer(accountId)
  const again = await platform.request(
    editCalls.saveQuote,
    { params, body: { ...draft, accountId } },
    'embedUser',
  )
  expect(again.initialRequestData.securityAnswers).toBeUndefined()
})
