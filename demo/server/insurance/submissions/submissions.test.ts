import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wireError } from '#core/foundation/errors/wire.ts'
import { downloadDocument, searchDocuments } from '#core/insurance/documents/endpoints.ts'
import { quoteStatuses } from '#core/insurance/quotes/statuses.ts'
import * as acting from '#core/insurance/submissions/acting-endpoints.ts'
import { listSubmissionActivity } from '#core/insurance/submissions/activity.ts'
import * as calls from '#core/insurance/submissions/endpoints.ts'
import { exportSubmissions } from '#core/insurance/submissions/export-endpoints.ts'
import type { NewSubmission } from '#core/insurance/submissions/forms.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { shownStatusOf } from '#core/insurance/submissions/shown-status.ts'
import { businessTypes, submissionStatuses } from '#core/insurance/submissions/statuses.ts'
import { rowsOf } from '../../kernel/database/rows-of.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { organisationIds } from '../../seed/ids.ts'
import { draftOf, save } from '../quotes/draft.fixture.ts'
import { shownStatus } from './shown-status.ts'
import { base64, createWith, facts, of, readWith } from './submission.fixture.ts'
import { submissions } from './tables.ts'

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
    [
      'more records than there are numbers',
      { fields: { ...facts('X Dental'), numberOfPersonalRecords: '999999999999999999999' } },
      'fields.numberOfPersonalRecords',
    ],
    [
      'half an employee',
      { fields: { ...facts('X Dental'), noOfEmployeesAll: '1.5' } },
      'fields.noOfEmployeesAll',
    ],
    [
      'less than nothing earned abroad',
      { fields: { ...facts('X Dental'), nonUsRevenue: '-5' } },
      'fields.nonUsRevenue',
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

test('a page learns of what it sent neither who works on it nor why it was closed', async () => {
  const fields = facts('Private Dental')
  const named = { fields, agentEmail: 'agency@demo.test' }
  const made = await create(named, 'embedUser')
  const referral = { carrier: 'Ironbark', reason: 'Losses of the owner' }
  await platform.request(acting.referToCarrier, { ...of(made), body: referral }, 'underwriter')
  const body = {
    declinationReason: 'POOR_CONTROLS' as const,
    declinationReasonDescription: 'No second factor',
  }
  await platform.request(acting.declineSubmission, { ...of(made), body }, 'underwriter')
  expect(await read(made.id)).toMatchObject({
    submitterEmail: 'agency@demo.test',
    declination: body,
    carrierReferral: referral,
  })
  for (const answer of [made, await read(made.id, 'embedUser')])
    expect(answer).toMatchObject({
      ownerName: null,
      submitterName: '',
      submitterEmail: '',
      declination: null,
      carrierReferral: null,
    })
  // nor whether an address is an agent's: the contact of the agency gets the replies
  const guessed = await create({ fields, agentEmail: 'nobody@demo.test' }, 'embedUser')
  expect((await read(guessed.id)).submitterEmail).toBe('agent@demo.test')
})

test.each(['rubbish', '"0000-01-01T00:00:00.000Z"', '"+275000-01-01T00:00:00.000Z"', '1e400'])(
  'a version that no submission has is a changed one: %s',
  async (tag) => {
    const made = await ready('Version Dental')
    const late = platform.request(acting.certifySubmission, { ...of(made), body: {} }, 'agent', {
      headers: { 'If-Match': tag },
    })
    await expect(late).rejects.toMatchObject({ status: 409, code: 'submissionChanged' })
  },
)

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

describe('a decision whose answer was lost', () => {
  const reason = {
    declinationReason: 'POOR_CONTROLS' as const,
    declinationReasonDescription: 'No second factor',
  }
  const loss = { reasonSummary: 'Price is High' as const, reason: 'Elsewhere' }
  const attempt = (made: Submission, key: string) => ({
    headers: { ...seen(made).headers, 'Idempotency-Key': key },
  })

  test.each([
    [
      'decline',
      (made: Submission, key: string) =>
        platform.request(
          acting.declineSubmission,
          { ...of(made), body: reason },
          'underwriter',
          attempt(made, key),
        ),
    ],
    [
      'lost',
      (made: Submission, key: string) =>
        platform.request(
          acting.loseSubmission,
          { ...of(made), body: loss },
          'agent',
          attempt(made, key),
        ),
    ],
    [
      'status',
      (made: Submission, key: string) =>
        platform.request(
          acting.setSubmissionStatus,
          { ...of(made), body: { status: 'incomplete' as const } },
          'underwriter',
          attempt(made, key),
        ),
    ],
    [
      'team',
      (made: Submission, key: string) =>
        platform.request(
          acting.setSubmissionTeam,
          { ...of(made), body: { teamId: 'team-healthcare' } },
          'agency',
          attempt(made, key),
        ),
    ],
  ])('gives the first result, when it is repeated: %s', async (name, act) => {
    const made = await ready(`Repeated ${name} Dental`)
    platform.pass(1_000)
    const first = await act(made, 'attempt-1')
    platform.pass(1_000)
    expect(await act(made, 'attempt-1')).toEqual(first)
    const { content } = await platform.request(listSubmissionActivity, of(made), 'agent')
    expect(content.map(({ act: done }) => done)).toEqual(['changed', 'created'])
    // a second decision is one of its own
    await expect(act(made, 'attempt-2')).rejects.toMatchObject({ status: 409 })
  })

  test('is not taken again after somebody else has undone it, nor for another reason', async () => {
    const made = await ready('Repeated Late Dental')
    const decline = (body: typeof reason) =>
      platform.request(acting.declineSubmission, { ...of(made), body }, 'underwriter', {
        headers: { 'Idempotency-Key': 'attempt-1' },
      })
    const declined = await decline(reason)
    const reopen = () =>
      platform.request(
        acting.reopenSubmission,
        of(made),
        'admin',
        attempt(declined, 'reopen-attempt-1'),
      )
    const reopened = await reopen()
    expect(await reopen()).toEqual(reopened)
    expect((await decline(reason)).status).toBe('readyToQuote')
    const other = await decline({ ...reason, declinationReasonDescription: 'Losses' })
    expect(other).toMatchObject({ status: 'declined' })
  })
})

test('a text of one’s own is refused beside a reason that takes none', async () => {
  const made = await ready('Unasked Dental')
  const put = async (step: string, body: object) => {
    const answer = await platform.fetch(`/api/account/v1/submission/${step}/${made.id}`, {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${await platform.tokenOf('underwriter')}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    return wireError.parse(await answer.json())
  }
  const loss = { reasonSummary: 'Price is High', reason: 'Elsewhere', fillInReason: 'Marinas' }
  const detail = 'Only the fill-in option takes a text of its own'
  expect(await put('lost', loss)).toMatchObject({
    status: 400,
    errors: [{ field: 'fillInReason', detail }],
  })
  const declination = {
    declinationReason: 'POOR_CONTROLS',
    declinationReasonDescription: 'No second factor',
    fillInDeclinationReason: 'Marinas',
  } as const
  expect(await put('decline', declination)).toMatchObject({
    status: 400,
    errors: [{ field: 'fillInDeclinationReason', detail }],
  })
  // as one is stored that came before that was refused
  await platform.services.database
    .handle()
    .update(submissions)
    .set({ status: 'declined', declination })
    .where(eq(submissions.id, made.id))
  expect((await read(made.id)).declination).toEqual({
    ...declination,
    fillInDeclinationReason: null,
  })
})

test('assignment of many has a result for each', async () => {
  const [one, closed] = [await ready('Many One'), await ready('Many Two')]
  const loss = { reasonSummary: 'Price is High' as const, reason: 'Elsewhere' }
  await platform.request(acting.loseSubmission, { ...of(closed), body: loss }, 'agent')
  const { assignees } = await platform.request(calls.getSubmissionOptions, {}, 'underwriter')
  const ownerId = assignees[0]?.id ?? ''
  const records = [{ id: closed.id }, { id: one.id, seen: one.modified }, { id: 'nobody' }]
  const body = { records, ownerId }
  const { content } = await platform.request(acting.bulkAssignSubmissions, { body }, 'underwriter')
  expect(content).toMatchObject([
    { id: closed.id, isDone: false, code: 'submissionStatusForbids' },
    { id: one.id, isDone: true },
    { id: 'nobody', isDone: false, code: 'notFound' },
  ])
  expect(await read(one.id)).toMatchObject({ ownerId, operationalStatus: 'assigned' })
})

test('of two who assign the same submissions the second learns who was first, for each', async () => {
  const [taken, free] = [await ready('Taken One'), await ready('Free One')]
  const { assignees } = await platform.request(calls.getSubmissionOptions, {}, 'underwriter')
  const [first, second] = assignees.map(({ id }) => id)
  const assign = async (made: readonly Submission[], ownerId: string | null, as: As) => {
    const records = made.map(({ id, modified }) => ({ id, seen: modified }))
    const body = { records, ownerId }
    return (await platform.request(acting.bulkAssignSubmissions, { body }, as)).content
  }
  platform.pass(1_000)
  const asked = [[taken], first ?? null, 'underwriter'] as const
  expect(await assign(...asked)).toMatchObject([{ isDone: true }])
  platform.pass(120_000)
  expect(await assign([taken, free], second ?? null, 'admin')).toMatchObject([
    {
      id: taken.id,
      isDone: false,
      code: 'submissionChanged',
      detail: expect.stringMatching(/^\S.* changed this submission 2 minutes ago\. Check it/),
    },
    { id: free.id, isDone: true },
  ])
  expect((await read(taken.id)).ownerId).toBe(first)
  // the same again, after a lost answer, is done
  expect(await assign(...asked)).toMatchObject([{ isDone: true }])
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
  // what they answered left it open: they are asked again, in the same words
  const body = { fields: { city: 'Austin' } }
  await platform.request(acting.completeSubmission, { ...of(made), body }, 'agent')
  await send()
  const all = await platform.mails(reply.to)
  expect(all.filter(({ subject }) => subject === reply.subject)).toHaveLength(2)
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

test('a list of submissions is exported to those who see it, with the asked columns', async () => {
  await create({ fields: facts('Filed, Listed Dental') }, 'wholesale')
  const columns = 'accountName,status,owner,submitter,quotePremium,constructor'
  const query = { columns, search: 'filed, listed' }
  const csv = (as: As) =>
    platform.request(exportSubmissions, { query }, as).then((file) => file.text())
  const head = 'Company,Status,Owner,Submitted by,Currency,Quoted premium'
  expect((await csv('underwriter')).trimEnd().split('\r\n')).toEqual([
    expect.stringContaining(head),
    expect.stringMatching(/^"Filed, Listed Dental",Ready to quote,,[^,]+,USD,$/),
  ])
  expect((await csv('agent')).trimEnd().split('\r\n')).toHaveLength(1)
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

test('the application of a submission is among the documents of its account, for the agency and staff', async () => {
  const { accountId } = await save(platform, draftOf('Filed Dental'))
  const file = base64('Company name,Filed Dental')
  const made = await create({ accountId, file, fileName: 'application.csv' })
  await platform.drain()
  const list = (as: As) =>
    platform.request(searchDocuments, { params: { accountId }, query: {} }, as)
  const filed = { docType: 'application', docName: 'application.csv', quoteId: null }
  for (const as of ['agent', 'underwriter'] as const) {
    const { content } = await list(as)
    expect(content.filter(({ docType }) => docType === 'application')).toMatchObject([filed])
  }
  const [document] = made.documents
  const query = { docId: document?.id ?? '' }
  const opened = await platform.request(downloadDocument, { query }, 'agent')
  expect(await opened.text()).toBe('Company name,Filed Dental')
  const insured: As = {
    grant: { kind: 'account', id: accountId },
    agencyId: organisationIds.harbor,
  }
  for (const as of [insured, 'wholesale'] as const)
    await expect(platform.request(downloadDocument, { query }, as)).rejects.toMatchObject({
      status: 404,
    })
})

test('an agency’s own server submits for the account that it has opened, and reads that submission', async () => {
  const { accountId } = await save(platform, draftOf('Server Dental'))
  const server: As = { grant: { kind: 'account', id: accountId }, agencyId: organisationIds.harbor }
  const made = await create(
    { requestId: 'server-attempt-1', fields: facts('Server Dental') },
    server,
  )
  expect(made).toMatchObject({ accountId, source: 'API', status: 'readyToQuote' })
  const again = await create({ requestId: 'server-attempt-1', fields: facts('Other') }, server)
  expect(again.id).toBe(made.id)
  expect(await read(made.id, server)).toMatchObject({ id: made.id })
  const other = await save(platform, draftOf('Other Server Dental'))
  const stranger: As = {
    grant: { kind: 'account', id: other.accountId },
    agencyId: organisationIds.harbor,
  }
  await expect(read(made.id, stranger)).rejects.toMatchObject({ status: 404 })
  const foreign = create({ agencyId: organisationIds.wholesale, fields: facts('Foreign') }, server)
  await expect(foreign).rejects.toMatchObject({ status: 403 })
})
