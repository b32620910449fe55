import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayIn } from '#core/foundation/calendar-dates/calendar-date.ts'
import { detailsFormOf, detailsOf } from '#core/insurance/accounts/details-form.ts'
import { getAccount, searchAccounts, verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import { updateAccount } from '#core/insurance/accounts/form-endpoints.ts'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import * as quoteCalls from '#core/insurance/quotes/endpoints.ts'
import * as underwritingCalls from '#core/insurance/quotes/underwriting/endpoints.ts'
import * as bindCalls from '#core/insurance/quotes/bind/endpoints.ts'
import { loseQuote } from '#core/insurance/quotes/lifecycle/endpoints.ts'
import * as actions from '#core/insurance/submissions/action-endpoints.ts'
import { createRenewalSubmission } from '#core/insurance/submissions/endpoints.ts'
import type { NewSubmission } from '#core/insurance/submissions/forms.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { writeState } from '../kernel/demo-controls/state.ts'
import { organisationIds } from '../kernel/seed/ids.ts'
import { testPlatform, type As, type TestPlatform } from '../testing/platform.ts'
import { accounts } from '../insurance/accounts/tables.ts'
import { draftOf, requested, save } from '../insurance/quotes/draft.fixture.ts'
import {
  createWith,
  completeFields,
  submissionParams,
  readWith,
} from '../insurance/submissions/submission.fixture.ts'
import { policies } from '../insurance/policies/tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

const create = (body: NewSubmission, as?: As) => createWith(platform, body, as)
const ready = (name: string) => create({ fields: completeFields(name) })
const read = (id: string, as?: As) => readWith(platform, id, as)

describe('an auto-quote', () => {
  const quote = (created: Submission, as: As = 'underwriter', requestId = 'attempt-quote') =>
    platform.request(
      actions.autoQuoteSubmission,
      { ...submissionParams(created), body: { requestId } },
      as,
    )

  test('finds or creates the account, and the submission follows its quote', async () => {
    const created = await ready('Auto Dental')
    const [quoted, again] = await Promise.all([quote(created), quote(created)])
    expect(again.quote?.id).toBe(quoted.quote?.id)
    expect(['quoted', 'referred']).toContain(quoted.status)
    const quoteId = quoted.quote?.id ?? ''
    const seenQuote = await platform.request(
      quoteCalls.getQuoteById,
      { params: { id: quoteId } },
      'agent',
    )
    expect(seenQuote).toMatchObject({ accountId: quoted.accountId, submissionId: created.id })
    const body = { reasonSummary: 'Price is High' as const, reason: 'Elsewhere' }
    await platform.request(loseQuote, { params: { id: quoteId }, body }, 'agent')
    expect((await read(created.id)).status).toBe('lost')
    const reopened = await platform.request(
      actions.reopenSubmission,
      submissionParams(created),
      'agent',
    )
    expect(reopened).toMatchObject({ status: 'readyToQuote', quote: null })
    const next = await quote(reopened, 'agent', 'attempt-second')
    expect(next.accountId).toBe(quoted.accountId)
    expect(next.quote?.id).not.toBe(quoteId)
  })

  test('does not reveal quotes that its account got from another agency', async () => {
    const created = await ready('Moved Dental')
    const quoted = await quote(created)
    const accountId = quoted.accountId ?? ''
    const params = { id: quoted.quote?.id ?? '' }
    const body = { reasonSummary: 'Price is High' as const, reason: 'Elsewhere' }
    await platform.request(loseQuote, { params, body }, 'agent')
    await platform.request(actions.reopenSubmission, submissionParams(created), 'agent')
    await platform.services.database
      .handle()
      .update(accounts)
      .set({ agencyId: organisationIds.wholesale })
      .where(eq(accounts.id, accountId))
    const elsewhere = await save(platform, { ...draftOf('Moved Dental'), accountId }, 'wholesale')
    expect(elsewhere).toMatchObject({ accountId, agencyId: organisationIds.wholesale })
    expect(await read(created.id)).toMatchObject({ status: 'readyToQuote', quote: null })
    for (const as of ['agent', 'underwriter'] as const)
      await expect(quote(created, as, 'attempt-moved')).rejects.toMatchObject({
        status: 409,
        code: 'submissionAccountMoved',
      })
  })

  test('reports the missing values', async () => {
    const created = await create({ fields: { name: 'Missing Dental', state: 'TX' } })
    await expect(quote(created)).rejects.toMatchObject({
      status: 409,
      code: 'submissionIncomplete',
      errors: [
        { field: 'fields.naicsCode' },
        { field: 'fields.revenue' },
        { field: 'fields.yearEstablished' },
        { field: 'fields.contactFirstName' },
        { field: 'fields.contactLastName' },
        { field: 'fields.contactEmail' },
      ],
    })
  })

  test('can be declined with its quote while the flag is on', async () => {
    const created = await ready('Both Declined Dental')
    const { quote: of1 } = await quote(created)
    const body = {
      reasonSummary: 'Error' as const,
      reason: 'Twice',
      isNotificationEnabled: false,
      submission: {
        declinationReason: 'FILL_IN_OPTION' as const,
        declinationReasonDescription: 'Twice',
        fillInDeclinationReason: 'Asked twice',
      },
    }
    const input = { params: { id: of1?.id ?? '' }, body }
    await writeState(platform.services, 'flags', { SUBMISSIONS_VIEW: false })
    await expect(
      platform.request(underwritingCalls.declineQuote, input, 'underwriter'),
    ).rejects.toMatchObject({ status: 400, errors: [{ field: 'submission' }] })
    await expect(read(created.id)).rejects.toMatchObject({ status: 404 })
    await writeState(platform.services, 'flags', {
      SUBMISSIONS_VIEW: true,
      RENEWAL_SUBMISSIONS: true,
    })
    await platform.request(underwritingCalls.declineQuote, input, 'underwriter')
    expect(await read(created.id)).toMatchObject({
      status: 'declined',
      declination: body.submission,
      quote: { status: 'DECLINED' },
    })
  })
})

/** The changes in an account's log. */
const logOf = async (accountId: string) =>
  (
    await platform.request(
      searchActivity,
      { query: {}, body: { accountId, acts: ['changed'] } },
      'underwriter',
    )
  ).content

describe('a manual quote', () => {
  const open = (created: Submission, as: As = 'agent') =>
    platform.request(actions.openSubmissionAccount, submissionParams(created), as)

  test('starts with the account, which has the application’s data; the account’s next quote is linked', async () => {
    const name = 'By Hand Dental'
    const created = await create({ fields: { ...completeFields(name), noOfEmployeesAll: '14' } })
    const [opened, again] = await Promise.all([open(created), open(created, 'underwriter')])
    const accountId = opened.accountId ?? ''
    expect(again.accountId).toBe(accountId)
    expect(opened).toMatchObject({ status: 'readyToQuote', quote: null })
    expect(opened.allowedActions).toContain('quote')
    const account = await platform.request(getAccount, { params: { id: accountId } }, 'agent')
    expect(account).toMatchObject({
      name,
      naicsCode: '621210',
      revenue: 1_200_000_000,
      yearEstablished: 1998,
      noOfEmployeesAll: 14,
      policyContactEmail: 'rosa@lonestar.example',
      isVerifiedByAgent: false,
    })
    const filled = await logOf(accountId)
    expect(filled.find(({ subject }) => subject === 'account')?.changes).toContainEqual({
      field: 'noOfEmployeesAll',
      before: null,
      after: '14',
    })
    expect(filled.find(({ subject }) => subject === 'contact')?.changes).toContainEqual({
      field: 'contactEmail',
      before: null,
      after: 'rosa@lonestar.example',
    })
    const quote = await save(platform, { ...draftOf(name), accountId }, 'agent')
    expect(quote.submissionId).toBe(created.id)
    expect(await read(created.id)).toMatchObject({ status: 'quoted', quote: { id: quote.id } })
    await expect(open(created)).rejects.toMatchObject({ code: 'submissionStatusForbids' })
  })

  test('needs only the name and place of the company', async () => {
    const created = await create({ fields: { name: 'Half Known Dental', state: 'TX' } })
    const opened = await open(created)
    expect(opened).toMatchObject({ status: 'needsApplication', quote: null })
    expect(opened.accountId).not.toBeNull()
    const placeless = await create({ fields: { name: 'Placeless Dental' } })
    await expect(open(placeless)).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'fields.state' }],
    })
    expect((await read(placeless.id)).accountId).toBeNull()
  })

  test('does not overwrite the account’s data', async () => {
    const name = 'Known Dental'
    const { accountId } = await save(platform, draftOf(name))
    const before = await platform.request(getAccount, { params: { id: accountId } }, 'agent')
    const created = await create({
      accountId,
      fields: {
        ...completeFields(name),
        revenue: '90000000',
        contactEmail: 'other@lonestar.example',
      },
    })
    expect((await open(created)).accountId).toBe(accountId)
    const after = await platform.request(getAccount, { params: { id: accountId } }, 'agent')
    expect(after).toMatchObject({
      revenue: before.revenue,
      policyContactEmail: before.policyContactEmail,
    })
  })
})

test('logs the data that a submission adds to an account as one change', async () => {
  const created = await create({
    fields: { ...completeFields('Versioned Dental'), address1: '12 Main Street', city: 'Austin' },
  })
  const open = (each: Submission) =>
    platform.request(actions.openSubmissionAccount, submissionParams(each), 'agent')
  const accountId = (await open(created)).accountId ?? ''
  const readAccount = () => platform.request(getAccount, { params: { id: accountId } }, 'agent')
  await platform.request(verifyAccount, { body: { accountId } }, 'agent')
  const shown = await readAccount()
  await open(created)
  expect(await readAccount()).toEqual(shown)

  const ein = '12-3456789'
  const more = await create({ accountId, fields: { ...completeFields('Versioned Dental'), ein } })
  await open(more)
  expect(await readAccount()).toMatchObject({ ein, isVerifiedByAgent: false })
  const { content } = await platform.request(
    searchActivity,
    { query: {}, body: { accountId, acts: ['changed'] } },
    'agent',
  )
  const logged = content.map(({ changes }) => changes.map(({ field }) => field))
  expect(logged).toContainEqual(['ein'])
  expect(logged.flat()).toContain('contactEmail')
  // a form that was opened earlier would clear the number again
  const saved = platform.request(
    updateAccount,
    { body: { ...detailsOf({ ...detailsFormOf(shown), name: 'Versioned' }), accountId } },
    'agent',
    { headers: { 'If-Match': `"${shown.modified}"` } },
  )
  await expect(saved).rejects.toMatchObject({ status: 409, code: 'accountChanged' })
  expect((await readAccount()).ein).toBe(ein)
})

test('a carrier referral stays until the submission is quoted; an account that waits is a potential one', async () => {
  const name = 'Carrier Dental'
  const created = await ready(name)
  const body = { carrier: 'Ironbark', reason: 'Too large' }
  const referred = await platform.request(
    actions.referToCarrier,
    { ...submissionParams(created), body },
    'underwriter',
  )
  expect(referred).toMatchObject({ status: 'uwEscalation', carrierReferral: body })
  const quoted = await platform.request(
    actions.autoQuoteSubmission,
    { ...submissionParams(created), body: {} },
    'underwriter',
  )
  expect(quoted.status).not.toBe('uwEscalation')
  const potential = async () => {
    const query = { search: name, filter: { view: ['potential_submissions'] } }
    return (await platform.request(searchAccounts, { query }, 'agent')).totalElements
  }
  expect(await potential()).toBe(0)
  await create({ fields: completeFields(name), accountId: quoted.accountId ?? '' })
  expect(await potential()).toBe(1)
})

describe('a submission with a quote', () => {
  const quoted = async (name: string): Promise<Submission> =>
    platform.request(
      actions.autoQuoteSubmission,
      { ...submissionParams(await ready(name)), body: {} },
      'underwriter',
    )

  test('gets a reply without the quote once the quote is no longer open', async () => {
    const { quote, ...created } = await quoted('Answered Dental')
    const reply = async (): Promise<string> =>
      (await platform.request(actions.generateReply, submissionParams(created), 'underwriter')).text
    expect(await reply()).toContain(quote?.quoteNumber)
    const body = { reasonSummary: 'Error' as const, reason: 'Twice', isNotificationEnabled: false }
    const params = { id: quote?.id ?? '' }
    await platform.request(underwritingCalls.declineQuote, { params, body }, 'underwriter')
    expect((await read(created.id)).quote?.status).toBe('DECLINED')
    expect(await reply()).toContain('It is complete, and we are working on the quote.')
    expect(await reply()).not.toContain(quote?.quoteNumber)
  })

  test('cannot be set to a status without a quote, even while a carrier has to decide', async () => {
    const { id, status: shown } = await quoted('Escalated Dental')
    const referral = { carrier: 'Ironbark', reason: 'Too large' }
    await platform.request(
      actions.referToCarrier,
      { ...submissionParams({ id }), body: referral },
      'underwriter',
    )
    for (const status of ['incomplete', 'needsApplication', 'readyToQuote'] as const) {
      const set = { ...submissionParams({ id }), body: { status } }
      await expect(
        platform.request(actions.setSubmissionStatus, set, 'underwriter'),
      ).rejects.toMatchObject({
        status: 409,
        code: 'submissionStatusForbids',
        detail: expect.stringContaining(shown === 'quoted' ? 'is Quoted' : 'is Referred'),
      })
    }
    expect((await read(id)).status).toBe('uwEscalation')
  })
})

test('a policy that is open for renewal starts one submission, whose quote renews it', async () => {
  const { id, product } = await requested(platform, 'Renewed Submission Dental')
  const params = { product, quoteId: id }
  const issued = await platform.request(bindCalls.issueQuote, { params }, 'underwriter')
  const policyId = issued.policyId ?? ''
  const body = { policyId }
  const begin = (as: As = 'agent') => platform.request(createRenewalSubmission, { body }, as)
  await expect(begin()).rejects.toMatchObject({ status: 409, code: 'renewalClosed' })
  await expect(begin('wholesale')).rejects.toMatchObject({ status: 404 })
  const endDate = addDays(dayIn('America/Chicago', platform.services.clock.now()), 30)
  await platform.services.database
    .handle()
    .update(policies)
    .set({ effectiveDate: addDays(endDate, -365), endDate })
    .where(eq(policies.id, policyId))
  const [one, other] = await Promise.all([begin(), begin()])
  expect(other.id).toBe(one.id)
  expect(one).toMatchObject({ businessType: 'renewal', status: 'readyToQuote', policyId })
  expect(one.expiryDate).toBe(endDate)
  const quoted = await platform.request(
    actions.autoQuoteSubmission,
    { ...submissionParams(one), body: {} },
    'agent',
  )
  const quote = await platform.request(
    quoteCalls.getQuoteById,
    { params: { id: quoted.quote?.id ?? '' } },
    'agent',
  )
  expect(quote).toMatchObject({ isRenewal: true, effectiveDate: endDate, submissionId: one.id })
})
