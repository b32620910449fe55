import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { getAmountToPay } from '#core/insurance/billing/endpoints.ts'
import { getCart } from '#core/insurance/quotes/cart/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { getQuoteReview } from '#core/insurance/quotes/review/endpoints.ts'
import { exchangeWorkflowCode, sendWorkflowCode } from '#core/identity/security-code/endpoints.ts'
import {
  examplesPath,
  type ExampleRecord,
  type ExampleSession,
} from '#core/insurance/sandbox/examples.ts'
import { createSubmission } from '#core/insurance/submissions/endpoints.ts'
import { getSurplusNotice } from '#core/insurance/surplus/endpoints.ts'
import { completeFields } from '../../insurance/submissions/submission.fixture.ts'
import { attest } from '../../insurance/surplus/attest.fixture.ts'
import { quotes } from '../../insurance/quotes/tables.ts'
import { accountIds } from '../../kernel/seed/ids.ts'
import { statusOf } from '../../testing/failure.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const ada = 'reader-of-the-docs-a'
const ben = 'reader-of-the-docs-b'

const post = (body: unknown, init: RequestInit = {}, on = platform): Promise<Response> =>
  on.fetch(examplesPath, { method: 'POST', body: JSON.stringify(body), ...init })

const open = async (
  record: ExampleRecord,
  readerId = ada,
): Promise<ExampleSession & { readonly as: As }> => {
  const answer = await post({ record, readerId })
  expect(answer.status).toBe(200)
  const opened = (await answer.json()) as ExampleSession
  return { ...opened, as: { token: opened.accessToken ?? '' } }
}

const refused = (status: number) => expect.objectContaining({ status })

describe('the session of an example', () => {
  test('opens an account with its cart, and no other record', async () => {
    const { id, as } = await open('account')
    const other = await open('account', ben)
    const read = (account: string) => platform.request(getAccount, { params: { id: account } }, as)
    expect(await read(id)).toMatchObject({ state: 'TX' })
    const { content } = await platform.request(getCart, { query: { accountId: id } }, as)
    expect(content.map(({ presetName }) => presetName)).toEqual(['As asked', 'Higher limit'])
    await expect(read(other.id)).rejects.toEqual(refused(404))
    await expect(read(accountIds.customer)).rejects.toEqual(refused(404))
    await expect(platform.request(searchQuotes, { query: {} }, as)).rejects.toEqual(refused(403))
  })

  test('opens a quote to review, as its link would', async () => {
    const { id, as } = await open('review')
    const review = await platform.request(getQuoteReview, { params: { id } }, as)
    expect(review).toMatchObject({ agencyStatus: 'READY', wraRequestToBind: false })
    const { id: noticed } = await open('notice')
    await expect(platform.request(getQuoteReview, { params: { id: noticed } }, as)).rejects.toEqual(
      refused(404),
    )
  })

  test('opens a notice that can be attested once; a new visitor has one to attest', async () => {
    const { id, as } = await open('notice')
    const { notice } = await platform.request(getSurplusNotice, { params: { id } }, as)
    expect(notice.state).toBe('LA')
    const quote = await platform.request(getQuoteById, { params: { id } }, as)
    expect(await attest(platform, quote, as)).toMatchObject({ surplusNoticeAttested: true })
    const other = await open('notice', ben)
    expect(
      await platform.request(getSurplusNotice, { params: { id: other.id } }, other.as),
    ).toMatchObject({ surplusNoticeAttested: false })
  })

  test('opens a policy with a bill', async () => {
    const { id, as } = await open('policy')
    const bill = await platform.request(getAmountToPay, { params: { policyId: id } }, as)
    expect(bill.amountToPay).toBeGreaterThan(0)
  })

  test('opens the same record again, so that it can be renewed', async () => {
    expect((await open('review')).id).toBe((await open('review')).id)
    expect((await open('policy')).id).toBe((await open('policy')).id)
  })
})

test('a link has a code in the outbox, whose session finds no record', async () => {
  const { id, mailbox = '', accessToken } = await open('code')
  expect(accessToken).toBeUndefined()
  expect((await open('code')).id).toBe(id)
  await platform.request(sendWorkflowCode, {
    params: { workflowId: id },
    body: { via: 'email' },
  })
  const [mail] = await platform.mails(mailbox)
  const secret = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
  const body = { workflowId: id, secret }
  const { accessToken: token, grant } = await platform.request(exchangeWorkflowCode, { body })
  const read = platform.request(getQuoteReview, { params: { id: grant.id } }, { token })
  await expect(read).rejects.toEqual(refused(404))
})

test('examples leave no trace among live records', async () => {
  const count = () => platform.services.database.handle().$count(quotes)
  const before = await count()
  await open('account', 'reader-of-the-docs-c')
  await open('policy', 'reader-of-the-docs-c')
  expect(await count()).toBe(before)
  const mails = await platform.mails()
  expect(mails.filter(({ text }) => text.includes('Bluebonnet Dental'))).toEqual([])
})

test.each([
  {},
  { record: 'account' },
  { record: 'agency', readerId: ada },
  { record: 'account', readerId: 'short' },
  { record: 'account', readerId: 'x'.repeat(65) },
  { record: 'account', readerId: `${ada} or another` },
])('rejects an invalid visitor or record: %j', async (body) => {
  expect((await post(body)).status).toBe(400)
})

test('a page of another origin gets no session', async () => {
  const headers = { Origin: 'https://elsewhere.example' }
  expect((await post({ record: 'account', readerId: ada }, { headers })).status).toBe(403)
})

test('one network creates a limited number of records and keeps those that it has', async () => {
  const few = await testPlatform({ limitFactor: 0.1 })
  const ask = (reader: number) =>
    post({ record: 'review', readerId: `reader-of-many-${reader}` }, {}, few)
  const statuses = []
  for (let reader = 10; reader < 14; reader += 1) statuses.push((await ask(reader)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await ask(10)).status).toBe(200)
  await few.close()
})

test('an example cannot submit more than a page can', async () => {
  const few = await testPlatform({ limitFactor: 0.1 })
  const opened = await post({ record: 'account', readerId: ada }, {}, few)
  const { accessToken: token = '' } = (await opened.json()) as ExampleSession
  const send = (at: number): Promise<number> => {
    few.advanceTime(61_000)
    const body = { fields: completeFields(`Sent Dental ${at}`) }
    return statusOf(few.request(createSubmission, { body }, { token }))
  }
  const statuses = []
  // oxlint-disable-next-line no-await-in-loop
  for (let at = 0; at < 6; at += 1) statuses.push(await send(at))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  await few.close()
})

test('examples exist only in the demo', async () => {
  const closed = await platform.another({ demo: false })
  const ask = (init: RequestInit) =>
    closed.app.fetch(new Request(`http://localhost:4100${examplesPath}`, init), { ip: '192.0.2.1' })
  const body = JSON.stringify({ record: 'account', readerId: ada })
  expect((await ask({ method: 'POST', body })).status).toBe(404)
  expect((await ask({})).status).toBe(404)
  await closed.close()
})
