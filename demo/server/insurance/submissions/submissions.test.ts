import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { downloadDocument, searchDocuments } from '#core/insurance/documents/endpoints.ts'
import { quoteStatuses } from '#core/insurance/quotes/statuses.ts'
import * as actions from '#core/insurance/submissions/action-endpoints.ts'
import * as calls from '#core/insurance/submissions/endpoints.ts'
import { exportSubmissions } from '#core/insurance/submissions/endpoints.ts'
import type { NewSubmission } from '#core/insurance/submissions/forms.ts'
import { effectiveSubmissionStatus } from '#core/insurance/submissions/effective-status.ts'
import { businessTypes, submissionStatuses } from '#core/insurance/submissions/statuses.ts'
import { rowsOf } from '../../kernel/database/rows-of.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { organisationIds } from '../../kernel/seed/ids.ts'
import { draftOf, save } from '../quotes/draft.fixture.ts'
import { effectiveStatusExpression } from './effective-status-expression.ts'
import {
  base64,
  createWith,
  completeFields,
  submissionParams,
  readWith,
} from './submission.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

const create = (body: NewSubmission, as?: As) => createWith(platform, body, as)
const ready = (name: string) => create({ fields: completeFields(name) })
const read = (id: string, as?: As) => readWith(platform, id, as)

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

  test('has a score for each value of its file, and is ready once a person certifies the doubtful ones', async () => {
    const created = await create({ file: base64(csv), fileName: 'dental.csv' })
    expect(created).toMatchObject({ status: 'incomplete', accountName: 'Uploaded Dental' })
    expect(created.missingFields).toEqual([])
    expect(created.uncertainFields).toEqual([
      'yearEstablished',
      'contactFirstName',
      'contactLastName',
    ])
    expect(created.unread).toMatchObject([{ source: 'Favourite colour', reason: 'unknown' }])
    const [document] = created.documents
    if (document === undefined) throw new Error('the file is a document')
    const file = await platform.request(
      calls.downloadSubmissionDocument,
      { params: { submissionId: created.id, docId: document.id } },
      'underwriter',
    )
    expect(await file.text()).toBe(csv)
    const body = { fields: created.uncertainFields.filter((each) => each !== 'unknown') }
    const certified = await platform.request(
      actions.certifySubmission,
      { ...submissionParams(created), body },
      'agent',
    )
    expect(certified).toMatchObject({ status: 'readyToQuote', uncertainFields: [] })
  })

  test.each([
    ['only a name', { name: 'Bare Dental' }, 'needsApplication'],
    [
      'some of the values',
      { ...completeFields('Half Dental'), revenue: '', contactEmail: '' },
      'incomplete',
    ],
    ['all required values', completeFields('Whole Dental'), 'readyToQuote'],
  ] as const)('with %s, has the status %s', async (_, fields, status) => {
    expect(await create({ fields })).toMatchObject({ status, source: 'FORM' })
  })

  test('is created once per attempt, and by an embed user for the page’s agency', async () => {
    const body = { requestId: 'attempt-one', fields: completeFields('Twice Dental') }
    const [one, other] = await Promise.all([create(body), create(body)])
    expect(other.id).toBe(one.id)
    const sent = await create({ fields: completeFields('Page Dental') }, 'embedUser')
    expect(sent).toMatchObject({ source: 'API', allowedActions: [] })
    expect((await read(sent.id)).agencyId).toBe(sent.agencyId)
  })

  test.each([
    [
      'an invalid year',
      { fields: { ...completeFields('X Dental'), yearEstablished: '3000' } },
      'fields.yearEstablished',
    ],
    [
      'more records than a number can hold',
      {
        fields: { ...completeFields('X Dental'), numberOfPersonalRecords: '999999999999999999999' },
      },
      'fields.numberOfPersonalRecords',
    ],
    [
      'half an employee',
      { fields: { ...completeFields('X Dental'), noOfEmployeesAll: '1.5' } },
      'fields.noOfEmployeesAll',
    ],
    [
      'negative foreign revenue',
      { fields: { ...completeFields('X Dental'), nonUsRevenue: '-5' } },
      'fields.nonUsRevenue',
    ],
    [
      'an unknown state',
      { fields: { ...completeFields('X Dental'), state: 'ZZ' } },
      'fields.state',
    ],
    [
      'a team of another agency',
      { fields: completeFields('X Dental'), teamId: 'team-gulf' },
      'teamId',
    ],
    ['a workbook', { file: base64('PK\u0003\u0004') }, 'file'],
  ])('with %s, is rejected with an error on its field', async (_, body, field) => {
    await expect(create(body)).rejects.toMatchObject({ status: 400, errors: [{ field }] })
  })
})

test('a submission is visible to its agency and staff only, and to members of its team', async () => {
  const { id } = await ready('Seen Dental')
  expect((await read(id, 'underwriter')).id).toBe(id)
  for (const as of ['wholesale', 'desk'] as const)
    await expect(read(id, as)).rejects.toMatchObject({ status: 404 })
  await expect(read(id, 'customer')).rejects.toMatchObject({ status: 403 })
  const body = { teamId: 'team-healthcare' }
  await platform.request(
    actions.setSubmissionTeam,
    { params: { submissionId: id }, body },
    'agency',
  )
  expect(await read(id, 'desk')).toMatchObject({ teamName: 'Healthcare Desk' })
  const { content } = await platform.request(
    calls.searchSubmissions,
    { query: { search: 'seen dental' } },
    'desk',
  )
  expect(content.map((each) => each.id)).toEqual([id])
})

test('a page does not see who works on its submission or why it was closed', async () => {
  const fields = completeFields('Private Dental')
  const named = { fields, agentEmail: 'agency@demo.test' }
  const created = await create(named, 'embedUser')
  const referral = { carrier: 'Ironbark', reason: 'Losses of the owner' }
  await platform.request(
    actions.referToCarrier,
    { ...submissionParams(created), body: referral },
    'underwriter',
  )
  const body = {
    declinationReason: 'POOR_CONTROLS' as const,
    declinationReasonDescription: 'No second factor',
  }
  await platform.request(
    actions.declineSubmission,
    { ...submissionParams(created), body },
    'underwriter',
  )
  expect(await read(created.id)).toMatchObject({
    submitterEmail: 'agency@demo.test',
    declination: body,
    carrierReferral: referral,
  })
  for (const answer of [created, await read(created.id, 'embedUser')])
    expect(answer).toMatchObject({
      ownerName: null,
      submitterName: '',
      submitterEmail: '',
      declination: null,
      carrierReferral: null,
    })
  // replies go to the agency's contact, so that a page cannot find out which addresses are agents'
  const guessed = await create({ fields, agentEmail: 'nobody@demo.test' }, 'embedUser')
  expect((await read(guessed.id)).submitterEmail).toBe('agent@demo.test')
})

test.each(['rubbish', '"0000-01-01T00:00:00.000Z"', '"+275000-01-01T00:00:00.000Z"', '1e400'])(
  'a version that never existed counts as changed: %s',
  async (tag) => {
    const created = await ready('Version Dental')
    const late = platform.request(
      actions.certifySubmission,
      { ...submissionParams(created), body: {} },
      'agent',
      {
        headers: { 'If-Match': tag },
      },
    )
    await expect(late).rejects.toMatchObject({ status: 409, code: 'submissionChanged' })
  },
)

test('a reply lists the missing values and is sent once', async () => {
  const created = await create({ fields: { ...completeFields('Asked Dental'), revenue: '' } })
  const reply = await platform.request(
    actions.generateReply,
    submissionParams(created),
    'underwriter',
  )
  expect(reply.text).toContain('- Revenue')
  const send = () =>
    platform.request(
      actions.sendReply,
      { ...submissionParams(created), body: { text: reply.text } },
      'underwriter',
    )
  await send()
  expect((await send()).operationalStatus).toBe('waiting')
  const mails = await platform.mails(reply.to)
  expect(mails.filter(({ subject }) => subject === reply.subject)).toHaveLength(1)
  // their answer still lacks the value: they get the same question again
  const body = { fields: { city: 'Austin' } }
  await platform.request(
    actions.completeSubmission,
    { ...submissionParams(created), body },
    'agent',
  )
  await send()
  const all = await platform.mails(reply.to)
  expect(all.filter(({ subject }) => subject === reply.subject)).toHaveLength(2)
})

test('the stored status equals the rule’s', async () => {
  const states = submissionStatuses.flatMap((status) =>
    businessTypes.flatMap((businessType) =>
      [null, ...quoteStatuses].flatMap((quoteStatus) =>
        [true, false].map((isExpired) => ({ status, businessType, quoteStatus, isExpired })),
      ),
    ),
  )
  const rows = JSON.stringify(
    states.map((state) => ({
      status: state.status,
      business_type: state.businessType,
      quote_status: state.quoteStatus,
      is_expired: state.isExpired,
    })),
  )
  const result = await platform.services.database.handle().execute(sql`
    select ${effectiveStatusExpression} as shown
    from rows from (jsonb_to_recordset(${rows}::jsonb)
      as (status text, business_type text, quote_status text, is_expired boolean)) with ordinality
    order by ordinality`)
  expect(rowsOf<{ readonly shown: string }>(result).map(({ shown }) => shown)).toEqual(
    states.map(effectiveSubmissionStatus),
  )
})

test('a list of submissions is exported to those who see it, with the requested columns', async () => {
  await create({ fields: completeFields('Filed, Listed Dental') }, 'wholesale')
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

test('counts and metrics include a new submission', async () => {
  const before = await platform.request(calls.getSubmissionStats, { query: {} }, 'wholesale')
  await create({ fields: completeFields('Counted Dental') }, 'wholesale')
  const after = await platform.request(calls.getSubmissionStats, { query: {} }, 'wholesale')
  expect(after.newBusiness).toBe(before.newBusiness + 1)
  const countOf = ({ counts }: typeof before) =>
    counts.find(({ status }) => status === 'readyToQuote')?.count ?? 0
  expect(countOf(after)).toBe(countOf(before) + 1)
})

test('the application of a submission is a document of its account, for the agency and staff', async () => {
  const { accountId } = await save(platform, draftOf('Filed Dental'))
  const file = base64('Company name,Filed Dental')
  const created = await create({ accountId, file, fileName: 'application.csv' })
  await platform.drain()
  const list = (as: As) =>
    platform.request(searchDocuments, { params: { accountId }, query: {} }, as)
  const filed = { docType: 'application', docName: 'application.csv', quoteId: null }
  for (const as of ['agent', 'underwriter'] as const) {
    const { content } = await list(as)
    expect(content.filter(({ docType }) => docType === 'application')).toMatchObject([filed])
  }
  const [document] = created.documents
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

test('an agency’s own server submits for its token’s account and reads that submission', async () => {
  const { accountId } = await save(platform, draftOf('Server Dental'))
  const server: As = { grant: { kind: 'account', id: accountId }, agencyId: organisationIds.harbor }
  const created = await create(
    { requestId: 'server-attempt-1', fields: completeFields('Server Dental') },
    server,
  )
  expect(created).toMatchObject({ accountId, source: 'API', status: 'readyToQuote' })
  const again = await create(
    { requestId: 'server-attempt-1', fields: completeFields('Other') },
    server,
  )
  expect(again.id).toBe(created.id)
  expect(await read(created.id, server)).toMatchObject({ id: created.id })
  const other = await save(platform, draftOf('Other Server Dental'))
  const otherAccount: As = {
    grant: { kind: 'account', id: other.accountId },
    agencyId: organisationIds.harbor,
  }
  await expect(read(created.id, otherAccount)).rejects.toMatchObject({ status: 404 })
  const foreign = create(
    { agencyId: organisationIds.wholesale, fields: completeFields('Foreign') },
    server,
  )
  await expect(foreign).rejects.toMatchObject({ status: 403 })
})
