import { and, eq } from 'drizzle-orm'
import { afterAll, assert, beforeAll, expect, test } from 'vitest'
import { putMe } from '#core/identity/profile/endpoints.ts'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { addNote, listNotes } from '#core/insurance/notes/endpoints.ts'
import * as quoteCalls from '#core/insurance/quotes/endpoints.ts'
import * as listCalls from '#core/insurance/quotes/list/endpoints.ts'
import * as subjects from '#core/insurance/quotes/subjectivities/endpoints.ts'
import { listSubjectivities } from '#core/insurance/quotes/subjectivities/endpoints.ts'
import * as underwriting from '#core/insurance/quotes/underwriting/endpoints.ts'
import { getSecurityAnswers, saveSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import * as actions from '#core/insurance/submissions/action-endpoints.ts'
import { getSubmission, searchSubmissions } from '#core/insurance/submissions/endpoints.ts'
import { draftOf, save } from '../insurance/quotes/draft.fixture.ts'
import {
  createWith,
  completeFields,
  submissionParams,
} from '../insurance/submissions/submission.fixture.ts'
import { quotes } from '../insurance/quotes/tables.ts'
import { without } from '../kernel/lists/without.ts'
import { userIds } from '../kernel/seed/ids.ts'
import { testPlatform, type TestPlatform } from '../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

test('a renamed user has one name wherever they acted', async () => {
  const quote = await save(platform, draftOf('Renamed Users Dental'))
  const { accountId } = quote
  const params = { id: quote.id }
  const target = { params: { product: quote.product, quoteId: quote.id } }
  await platform.request(addNote, { params: { accountId }, body: { text: 'Called' } }, 'agent')
  const fields = {
    claimHistory: 0,
    isSecurityOfficer: 'YES',
    isSecurityTraining: 'YES',
    useEncryption: 'YES',
    useCloudStorage: 'NO',
  } as const
  await platform.request(saveSecurityAnswers, { body: { accountId, fields } }, 'agent')
  const { content } = await platform.request(
    subjects.addSubjectivity,
    { params, body: { text: 'Proof of backups' } },
    'underwriter',
  )
  await platform.request(
    subjects.fillSubjectivity,
    {
      params: { ...params, subjectivityId: content[0]?.id ?? '' },
      body: { answer: 'Every night' },
    },
    'agent',
  )
  const reason = 'Losses are new to us'
  await platform.request(underwriting.referQuote, { ...target, body: { reason } }, 'underwriter')
  await platform.request(underwriting.underwriteQuote, target, 'underwriter')
  await platform.request(
    underwriting.escalateQuote,
    { ...target, body: { group: 'SENIOR_UNDERWRITING', reason } },
    'underwriter',
  )
  const submission = await createWith(platform, {
    fields: completeFields('Renamed Submission Dental'),
  })
  await platform.request(
    actions.bulkAssignSubmissions,
    { body: { records: [{ id: submission.id }], ownerId: userIds.underwriter } },
    'underwriter',
  )

  const read = async () => {
    const account = { query: {}, body: { accountId } }
    const search = { query: { search: 'Renamed Users Dental' } }
    return {
      activity: await platform.request(searchActivity, account, 'underwriter'),
      notes: await platform.request(listNotes, { params: { accountId } }, 'underwriter'),
      answers: await platform.request(getSecurityAnswers, { params: { accountId } }, 'agent'),
      subjectivities: await platform.request(listSubjectivities, { params }, 'agent'),
      quote: await platform.request(quoteCalls.getQuoteById, { params }, 'underwriter'),
      quotes: await platform.request(listCalls.searchQuotes, search, 'agent'),
      submission: await platform.request(
        getSubmission,
        submissionParams(submission),
        'underwriter',
      ),
      submissions: await platform.request(
        searchSubmissions,
        { query: { search: 'Renamed Submission Dental' } },
        'underwriter',
      ),
    }
  }
  /** The current names in a response; logged values of another record stay. */
  const namesIn = (value: unknown): string[] =>
    JSON.stringify(value, (key, each: unknown) => (key === 'changes' ? undefined : each)).match(
      /Mateo|Uma/g,
    ) ?? []

  for (const [part, answer] of Object.entries(await read()))
    expect([part, namesIn(answer).length > 0]).toEqual([part, true])
  await platform.request(putMe, { body: { firstName: 'Matthias', lastName: 'Stone' } }, 'agent')
  await platform.request(putMe, { body: { firstName: 'Ursula', lastName: 'Hale' } }, 'underwriter')
  await platform.drain()
  for (const [part, answer] of Object.entries(await read())) {
    expect([part, namesIn(answer)]).toEqual([part, []])
    expect(JSON.stringify(answer)).toMatch(/Matthias|Ursula/)
  }
})

test('a rename does not wait for an underwriter’s many quotes', async () => {
  const { accountId, id } = await save(platform, draftOf('Many Quotes Dental'))
  const handle = platform.services.database.handle()
  const [record] = await handle.select().from(quotes).where(eq(quotes.id, id))
  assert(record)
  const written = without(
    record,
    ...(['companyKey', 'searched', 'searchedOpenly', 'teamIds', 'waitingSince'] as const),
  )
  const copies = Array.from({ length: 201 }, (_, index) => ({
    ...written,
    id: `many-${index}`,
    quoteNumber: `MANY-${index}`,
    underwriterId: userIds.underwriter,
    underwriterName: 'Before Rename',
  }))
  await handle.insert(quotes).values(copies)
  const counted = () =>
    handle.$count(
      quotes,
      and(eq(quotes.accountId, accountId), eq(quotes.underwriterName, 'Una Lake')),
    )
  await platform.request(putMe, { body: { firstName: 'Una', lastName: 'Lake' } }, 'underwriter')
  expect(await counted()).toBe(0)
  await platform.drain()
  expect(await counted()).toBe(201)
})
