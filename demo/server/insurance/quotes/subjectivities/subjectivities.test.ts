import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import * as calls from '#core/insurance/quotes/bind/endpoints.ts'
import {
  listAskedOfInsured,
  listSubjectivities,
} from '#core/insurance/quotes/subjectivities/endpoints.ts'
import * as subject from '#core/insurance/quotes/subjectivities/endpoints.ts'
import { openNewestLink } from '../../../identity/security-code/link.fixture.ts'
import { organisationIds } from '../../../kernel/seed/ids.ts'
import { testPlatform, type As, type TestPlatform } from '../../../testing/platform.ts'
import { draftOf, requested, rosa, save } from '../draft.fixture.ts'
import { quotes } from '../tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 100 })
})
afterAll(() => platform.close())

const pdf = Buffer.from('%PDF-1.7 signed').toString('base64')

test('a quote can be bound once its subjectivities are answered and accepted, or waived', async () => {
  const quote = await requested(platform, 'Subject Dental')
  const params = { id: quote.id }
  const target = { params: { product: quote.product, quoteId: quote.id } }
  const add = (text: string) =>
    platform.request(subject.addSubjectivity, { params, body: { text } }, 'underwriter')
  await add('A signed application')
  const [once] = await Promise.all([add('Proof of backups'), add('Proof of backups')])
  expect(once?.content).toHaveLength(2)
  const { content } = await platform.request(listSubjectivities, { params }, 'agent')
  const [application, backups] = content
  if (!application || !backups) throw new Error('two were added')

  const binding = platform.request(calls.approveQuote, target, 'underwriter')
  await expect(binding).rejects.toMatchObject({
    status: 409,
    code: 'quoteSubjectivitiesOpen',
    detail: '2 subjectivities are still open',
  })

  const decideUnchecked = async (subjectivityId: string, body: object): Promise<unknown> => {
    const path = `/api/quote/v1/subjectivities/${quote.id}/${subjectivityId}`
    const headers = {
      authorization: `Bearer ${await platform.tokenOf('underwriter')}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    }
    const init = { method: 'PUT', headers, body: JSON.stringify(body) }
    return (await platform.fetch(path, init)).json()
  }
  const ofApplication = { ...params, subjectivityId: application.id }
  const body = { answer: 'Signed on Monday', fileName: 'application.pdf', file: pdf }
  const filled = await platform.request(
    subject.fillSubjectivity,
    { params: ofApplication, body },
    'agent',
  )
  expect(filled.content[0]).toMatchObject({ status: 'FILLED', fileName: 'application.pdf' })
  const file = await platform.request(
    subject.downloadSubjectivity,
    { params: ofApplication },
    'underwriter',
  )
  expect(await file.text()).toBe('%PDF-1.7 signed')

  const decide = (subjectivityId: string, status: 'OPEN' | 'MET' | 'WAIVED', reason?: string) =>
    platform.request(
      subject.decideSubjectivity,
      { params: { ...params, subjectivityId }, body: { status, ...(reason && { reason }) } },
      'underwriter',
    )
  await decide(application.id, 'MET')
  for (const reason of [undefined, '  ', 'x'.repeat(501)]) {
    const refused = await decideUnchecked(backups.id, { status: 'WAIVED', reason })
    expect(refused).toMatchObject({ status: 400, errors: [{ field: 'reason' }] })
  }
  const waived = await decide(backups.id, 'WAIVED', 'The broker confirmed them by phone')
  expect(waived.content[1]).toMatchObject({
    status: 'WAIVED',
    waiveReason: 'The broker confirmed them by phone',
  })
  await expect(decide(backups.id, 'MET')).rejects.toMatchObject({
    status: 409,
    code: 'subjectivityDecided',
  })
  const logged = await platform.request(
    searchActivity,
    { query: {}, body: { accountId: quote.accountId } },
    'underwriter',
  )
  expect(logged.content.flatMap(({ changes }) => changes)).toContainEqual({
    field: 'waiveReason',
    before: null,
    after: 'The broker confirmed them by phone',
  })
  const asked = await decide(backups.id, 'OPEN')
  expect(asked.content[1]).toMatchObject({ status: 'OPEN', waiveReason: null })
  await decide(backups.id, 'MET')
  const late = platform.request(
    subject.fillSubjectivity,
    { params: ofApplication, body: { answer: 'Another one' } },
    'agent',
  )
  await expect(late).rejects.toMatchObject({ status: 409, code: 'subjectivityDecided' })
  const bound = await platform.request(calls.approveQuote, target, 'underwriter')
  expect(bound.status).toBe('BOUND')
})

test('a subjectivity is answered by viewers of the quote, with a file of an accepted type', async () => {
  const quote = await save(platform, draftOf('Other Files Dental'))
  const params = { id: quote.id }
  const { content } = await platform.request(
    subject.addSubjectivity,
    { params, body: { text: 'A loss run' } },
    'underwriter',
  )
  const ofOne = { ...params, subjectivityId: content[0]?.id ?? '' }
  const other = platform.request(listSubjectivities, { params }, 'wholesale')
  await expect(other).rejects.toMatchObject({ status: 404 })
  // answers and files reveal how the company is secured
  for (const flow of ['QUOTE_REVIEW', 'SURPLUS_NOTICE']) {
    const link: As = { grant: { kind: 'quote', id: quote.id }, flow }
    const listing = platform.request(listSubjectivities, { params }, link)
    await expect(listing).rejects.toMatchObject({ status: 403 })
    const reading = platform.request(subject.downloadSubjectivity, { params: ofOne }, link)
    await expect(reading).rejects.toMatchObject({ status: 403 })
  }
  const file = Buffer.from('<script>').toString('base64')
  const wrong = platform.request(
    subject.fillSubjectivity,
    { params: ofOne, body: { file, fileName: 'run.pdf' } },
    'agent',
  )
  await expect(wrong).rejects.toMatchObject({ status: 400, errors: [{ field: 'file' }] })
  const deciding = platform.request(
    subject.decideSubjectivity,
    { params: ofOne, body: { status: 'WAIVED', reason: 'None needed' } },
    'agent',
  )
  await expect(deciding).rejects.toMatchObject({ status: 403 })
})

test('a subjectivity is answered by the insured, by mailed link and in their own portal, and by nobody else', async () => {
  const quote = await requested(platform, 'Asked Dental')
  const params = { id: quote.id }
  const add = (text: string) =>
    platform.request(subject.addSubjectivity, { params, body: { text } }, 'underwriter')
  await add('Proof of backups')
  const { content } = await add('A signed application')
  const [backups, application] = content
  await platform.request(subject.askInsured, { params }, 'agent')
  const [mail] = await platform.mails(rosa.email)
  expect(mail?.text).toContain('- Proof of backups\n- A signed application')
  const { as: insured, redirectURL } = await openNewestLink(platform, rosa.email)
  expect(redirectURL).toBe(`/customer/quotes/${quote.id}/subjectivities`)
  const listed = await platform.request(listSubjectivities, { params }, insured)
  expect(listed.content).toHaveLength(2)
  const fill = (id: string | undefined, as: As) =>
    platform.request(
      subject.fillSubjectivity,
      { params: { ...params, subjectivityId: id ?? '' }, body: { answer: 'Every night' } },
      as,
    )
  const answered = await fill(backups?.id, insured)
  expect(answered.content[0]).toMatchObject({ status: 'FILLED', filledBy: 'Rosa Diaz' })
  const deciding = platform.request(
    subject.decideSubjectivity,
    { params: { ...params, subjectivityId: backups?.id ?? '' }, body: { status: 'MET' } },
    insured,
  )
  await expect(deciding).rejects.toMatchObject({ status: 403 })
  await expect(fill(application?.id, 'customer')).rejects.toMatchObject({ status: 404 })

  const handle = platform.services.database.handle()
  await handle
    .update(quotes)
    .set({ accountId: organisationIds.customer })
    .where(eq(quotes.id, quote.id))
  const asked = await platform.request(listAskedOfInsured, {}, 'customer')
  expect(asked.content.find(({ quoteId }) => quoteId === quote.id)?.items).toHaveLength(2)
  const own = await fill(application?.id, 'customer')
  expect(own.content[1]).toMatchObject({ status: 'FILLED', filledBy: 'Dana Okafor' })
})

test('a decision on a subjectivity is rejected after a new answer or another decision', async () => {
  const quote = await save(platform, draftOf('Read Twice Dental'))
  const params = { id: quote.id }
  const { content } = await platform.request(
    subject.addSubjectivity,
    { params, body: { text: 'Proof of backups' } },
    'underwriter',
  )
  const [asked] = content
  if (asked === undefined) throw new Error('one was added')
  const ofOne = { ...params, subjectivityId: asked.id }
  const seen = { status: 'OPEN', filled: null } as const
  await platform.request(
    subject.fillSubjectivity,
    { params: ofOne, body: { answer: 'No backups' } },
    'agent',
  )
  const deciding = platform.request(
    subject.decideSubjectivity,
    { params: ofOne, body: { status: 'MET', seen } },
    'underwriter',
  )
  await expect(deciding).rejects.toMatchObject({ status: 409, code: 'subjectivityChanged' })
})
