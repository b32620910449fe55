import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quoteStatuses } from '#core/insurance/quotes/transitions.ts'
import * as acting from '#core/insurance/submissions/acting-endpoints.ts'
import { listSubmissionActivity } from '#core/insurance/submissions/activity.ts'
import * as calls from '#core/insurance/submissions/endpoints.ts'
import type { NewSubmission } from '#core/insurance/submissions/forms.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { shownStatusOf } from '#core/insurance/submissions/shown-status.ts'
import { businessTypes, submissionStatuses } from '#core/insurance/submissions/statuses.ts'
import { rowsOf } from '../../kernel/database/rows-of.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { shownStatus } from './shown-status.ts'
import { base64, createWith, facts, of, readWith } from './submission.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

const create = (body: NewSubmission, as?: As) => createWith(platform, body, as)
const ready = (name: string) => create({ fields: facts(name) })
const read = (id: string, as?: As) => readWith(platform, id, as)
const seen = ({ modified }: Submission) => ({ headers: { 'If-Match': `"${modified}"` } })

describe('a new submission', () => {
  const csv = [
    'Company name,Uploaded Dental',
    'NAICS,621210',
    'Established,1998',
    'Annual revenue,"12,000,000"',
    'State,Texas',
    'Contact name,Rosa Diaz',
    'Email,rosa@lonestar.example',
    'Favourite colour,blue',
  ].join('\n')

  test('of a file has a score for each value, and is ready once a person certifies the doubtful ones', async () => {
    const made = await create({ file: base64(csv), fileName: 'dental.csv' })
    expect(made).toMatchObject({ status: 'incomplete', accountName: 'Uploaded Dental' })
    expect(made.missingFields).toEqual([])
    expect(made.uncertainFields).toEqual(['yearEstablished', 'contactFirstName', 'contactLastName'])
    expect(made.unread).toMatchObject([{ source: 'Favourite colour', reason: 'unknown' }])
    const [document] = made.documents
    if (document === undefined) throw new Error('the file is a document')
    const file = await platform.request(
      calls.downloadSubmissionDocument,
      { params: { submissionId: made.id, docId: document.id } },
      'underwriter',
    )
    expect(await file.text()).toBe(csv)
    const body = { fields: made.uncertainFields.filter((each) => each !== 'unknown') }
    const certified = await platform.request(
      acting.certifySubmission,
      { ...of(made), body },
      'agent',
    )
    expect(certified).toMatchObject({ status: 'readyToQuote', uncertainFields: [] })
  })

  test.each([
    ['nothing but a name', { name: 'Bare Dental' }, 'needsApplication'],
    ['some facts', { ...facts('Half Dental'), revenue: '', contactEmail: '' }, 'incomplete'],
    ['every fact', facts('Whole Dental'), 'readyToQuote'],
  ] as const)('with %s is %s', async (_, fields, status) => {
    expect(await create({ fields })).toMatchObject({ status, source: 'FORM' })
  })

  test('is made once for an attempt, and by an embed user for the agency of the page', async () => {
    const body = { requestId: 'attempt-one', fields: facts('Twice Dental') }
    const [one, other] = await Promise.all([create(body), create(body)])
    expect(other.id).toBe(one.id)
    const sent = await create({ fields: facts('Page Dental') }, 'embedUser')
    expect(sent).toMatchObject({ source: 'API', allowedActions: [] })
    expect((await read(sent.id)).agencyId).toBe(sent.agencyId)
  })

  test.each([
    [
      'a wrong year',
      { fields: { ...facts('X Dental'), yearEstablished: '3000' } },
      'fields.yearEstablished',
    ],
    ['a wrong state', { fields: { ...facts('X Dental'), state: 'ZZ' } }, 'fields.state'],
    ['a team of another agency', { fields: facts('X Dental'), teamId: 'team-gulf' }, 'teamId'],
    ['a workbook', { file: base64('PK\u0003\u0004') }, 'file'],
  ])('with %s is refused at its field', async (_, body, field) => {
    await expect(create(body)).rejects.toMatchObject({ status: 400, errors: [{ field }] })
  })
})

test('is seen by its agency and by staff, and by nobody else; a member of teams sees those of the team', async () => {
  const { id } = await ready('Seen Dental')
  expect((await read(id, 'underwriter')).id).toBe(id)
  for (const as of ['wholesale', 'desk'] as const)
    await expect(read(id, as)).rejects.toMatchObject({ status: 404 })
  await expect(read(id, 'customer')).rejects.toMatchObject({ status: 403 })
  const body = { teamId: 'team-healthcare' }
  await platform.request(acting.setSubmissionTeam, { params: { submissionId: id }, body }, 'agency')
  expect(await read(id, 'desk')).toMatchObject({ teamName: 'Healthcare Desk' })
  const { content } = await platform.request(
    calls.searchSubmissions,
    { query: { search: 'seen dental' } },
    'desk',
  )
  expect(content.map((each) => each.id)).toEqual([id])
})

test('the second of two decisions learns who decided what', async () => {
  const made = await ready('Decided Dental')
  const decline = {
    declinationReason: 'POOR_CONTROLS' as const,
    declinationReasonDescription: 'No second factor',
  }
  const declined = await platform.request(
    acting.declineSubmission,
    { ...of(made), body: decline },
    'underwriter',
  )
  expect(declined).toMatchObject({ status: 'declined', declination: decline })
  const late = platform.request(
    acting.loseSubmission,
    { ...of(made), body: { reasonSummary: 'Price is High', reason: 'Elsewhere' } },
    'agent',
    seen(made),
  )
  await expect(late).rejects.toMatchObject({ status: 409, code: 'submissionDecided' })
  await expect(platform.request(acting.reopenSubmission, of(made), 'agent')).rejects.toMatchObject({
    status: 409,
    code: 'submissionActorForbids',
  })
  const reopened = await platform.request(acting.reopenSubmission, of(made), 'underwriter')
  expect(reopened).toMatchObject({ status: 'readyToQuote', declination: null })
  const { content } = await platform.request(listSubmissionActivity, of(made), 'agent')
  expect(content.map(({ act }) => act)).toEqual(['changed', 'changed', 'created'])
})

test('assignment of many has a result for each', async () => {
  const [one, closed] = [await ready('Many One'), await ready('Many Two')]
  const loss = { reasonSummary: 'Price is High' as const, reason: 'Elsewhere' }
  await platform.request(acting.loseSubmission, { ...of(closed), body: loss }, 'agent')
  const { assignees } = await platform.request(calls.getSubmissionOptions, {}, 'underwriter')
  const ownerId = assignees[0]?.id ?? ''
  const body = { submissionIds: [closed.id, one.id, 'nobody'], ownerId }
  const { content } = await platform.request(acting.bulkAssignSubmissions, { body }, 'underwriter')
  expect(content).toMatchObject([
    { id: closed.id, isDone: false, code: 'submissionStatusForbids' },
    { id: one.id, isDone: true },
    { id: 'nobody', isDone: false, code: 'notFound' },
  ])
  expect(await read(one.id)).toMatchObject({ ownerId, operationalStatus: 'assigned' })
})

test('a reply names what misses, and is sent once', async () => {
  const made = await create({ fields: { ...facts('Asked Dental'), revenue: '' } })
  const reply = await platform.request(acting.generateReply, of(made), 'underwriter')
  expect(reply.text).toContain('- Revenue')
  const send = () =>
    platform.request(acting.sendReply, { ...of(made), body: { text: reply.text } }, 'underwriter')
  await send()
  expect((await send()).operationalStatus).toBe('waiting')
  const mails = await platform.mails(reply.to)
  expect(mails.filter(({ subject }) => subject === reply.subject)).toHaveLength(1)
})

test('the stored status is that of the rule', async () => {
  const states = submissionStatuses.flatMap((status) =>
    businessTypes.flatMap((businessType) =>
      [null, ...quoteStatuses].flatMap((quoteStatus) =>
        [true, false].map((isLapsed) => ({ status, businessType, quoteStatus, isLapsed })),
      ),
    ),
  )
  const rows = JSON.stringify(
    states.map((state) => ({
      status: state.status,
      business_type: state.businessType,
      quote_status: state.quoteStatus,
      is_lapsed: state.isLapsed,
    })),
  )
  const result = await platform.services.database.handle().execute(sql`
    select ${shownStatus} as shown
    from rows from (jsonb_to_recordset(${rows}::jsonb)
      as (status text, business_type text, quote_status text, is_lapsed boolean)) with ordinality
    order by ordinality`)
  expect(rowsOf<{ readonly shown: string }>(result).map(({ shown }) => shown)).toEqual(
    states.map(shownStatusOf),
  )
})

test('counts and metrics follow', async () => {
  const before = await platform.request(calls.getSubmissionStats, { query: {} }, 'wholesale')
  await create({ fields: facts('Counted Dental') }, 'wholesale')
  const after = await platform.request(calls.getSubmissionStats, { query: {} }, 'wholesale')
  expect(after.newBusiness).toBe(before.newBusiness + 1)
  const countOf = ({ counts }: typeof before) =>
    counts.find(({ status }) => status === 'readyToQuote')?.count ?? 0
  expect(countOf(after)).toBe(countOf(before) + 1)
})
