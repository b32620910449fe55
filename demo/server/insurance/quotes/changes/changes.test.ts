import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedFact, changedSubjectivity } from '#core/insurance/quotes/changes/changed-fact.ts'
import { getQuoteChanges, markQuoteSeen } from '#core/insurance/quotes/changes/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { updateQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { setNeedBy } from '#core/insurance/quotes/lifecycle/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import {
  addSubjectivity,
  fillSubjectivity,
} from '#core/insurance/quotes/subjectivities/endpoints.ts'
import { testPlatform, type SignInName, type TestPlatform } from '../../../testing/platform.ts'
import { activity } from '../../../kernel/activity/tables.ts'
import { draftOf, rosa, save } from '../draft.fixture.ts'

let platform: TestPlatform
let quote: Quote
beforeAll(async () => {
  platform = await testPlatform()
  quote = await save(platform, draftOf('Marked Dental'))
})
afterAll(() => platform.close())

const changesFor = (who: SignInName) =>
  platform.request(getQuoteChanges, { params: { id: quote.id } }, who)
const see = (who: SignInName, asOf: string) =>
  platform.request(markQuoteSeen, { params: { id: quote.id }, body: { asOf } }, who)
const callAs = async (contact: object) => {
  const params = { product: quote.product, quoteId: quote.id }
  platform.advanceTime(1_000)
  await platform.request(
    updateQuote,
    { params, body: { contact: { ...rosa, ...contact } } },
    'agent',
  )
  platform.advanceTime(1_000)
}

test('an underwriter who has never opened a quote sees no marks', async () => {
  await callAs({ lastName: 'Rivera' })
  expect((await changesFor('underwriter')).changes).toEqual([])
})

test('other people’s changes are marked from the first value to the last, until they are seen', async () => {
  await see('underwriter', (await changesFor('underwriter')).asOf)
  await callAs({ lastName: 'Ramos', email: 'ramos@lonestar.example' })
  await callAs({ lastName: 'Ruiz' })
  const { changes, asOf } = await changesFor('underwriter')
  const bySubject = changes.toSorted((one, other) => (one.subject < other.subject ? -1 : 1))
  // the policyholder of the account changes with that of its quote
  expect(bySubject).toMatchObject([
    { subject: 'contact', field: 'contactLastName', before: 'Rivera', after: 'Ruiz' },
    { subject: 'terms', field: 'contactName', before: 'Rosa Rivera', after: 'Rosa Ruiz' },
  ])
  expect(changes[0]?.userName).toBe('Mateo Rivers')
  // marks are separate for each underwriter
  expect((await changesFor('admin')).changes).toEqual([])
  await see('underwriter', asOf)
  expect((await changesFor('underwriter')).changes).toEqual([])
})

test('does not mark undone changes and the viewer’s own', async () => {
  await see('underwriter', (await changesFor('underwriter')).asOf)
  await callAs({ lastName: 'Vega' })
  await callAs({ lastName: 'Ruiz' })
  const { modified } = await platform.request(getQuoteById, { params: { id: quote.id } }, 'admin')
  const body = { quoteId: quote.id, needBy: '2026-12-30' }
  await platform.request(setNeedBy, { body }, 'underwriter', {
    headers: { 'If-Match': `"${modified}"` },
  })
  expect((await changesFor('underwriter')).changes).toEqual([])
})

test('a future instant does not mark future changes as seen', async () => {
  await see('underwriter', '2099-01-01T00:00:00.000Z')
  await callAs({ lastName: 'Soto' })
  const { changes } = await changesFor('underwriter')
  expect(changes.map(({ after }) => after)).toContain('Rosa Soto')
})

test('terms, answers and coverages are marked separately', async () => {
  await see('underwriter', (await changesFor('underwriter')).asOf)
  const { initialRequestData, calculatorGeneratedData } = await platform.request(
    getQuoteById,
    { params: { id: quote.id } },
    'agent',
  )
  const [line = ''] =
    Object.entries(calculatorGeneratedData.coverages).find(
      ([, { selected, locked, availability }]) => selected && !locked && availability.available,
    ) ?? []
  platform.advanceTime(1_000)
  await platform.request(
    updateQuote,
    {
      params: { product: quote.product, quoteId: quote.id },
      body: {
        initialRequestData: {
          ...initialRequestData,
          securityAnswers: { ...initialRequestData.securityAnswers, isSecurityTraining: 'NO' },
          coverages: { ...initialRequestData.coverages, [line]: { selected: false } },
        },
      },
    },
    'agent',
  )
  platform.advanceTime(1_000)
  const { changes, seen, asOf } = await changesFor('underwriter')
  expect(changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        subject: 'security',
        field: 'isSecurityTraining',
        before: 'YES',
        after: 'NO',
      }),
      expect.objectContaining({
        subject: 'terms',
        field: `coverage.${line}`,
        before: 'true',
        after: 'false',
      }),
      expect.objectContaining({ subject: 'terms', field: 'premium' }),
    ]),
  )
  expect(Date.parse(seen ?? '')).toBeLessThan(Date.parse(asOf))
})

test('if there are more changes than are read at once, the newest are marked', async () => {
  await see('underwriter', (await changesFor('underwriter')).asOf)
  await callAs({ lastName: 'Even' })
  const handle = platform.services.database.handle()
  const [entry] = await handle.select().from(activity).orderBy(desc(activity.at)).limit(1)
  if (entry === undefined) throw new Error('a change is logged')
  await handle
    .insert(activity)
    .values(Array.from({ length: 200 }, (_, index) => ({ ...entry, id: `${entry.id}-${index}` })))
  await callAs({ lastName: 'Even', email: 'newest@lonestar.example' })
  const { changes } = await changesFor('underwriter')
  expect(changes.at(-1)).toMatchObject({
    field: 'contactEmail',
    after: 'newest@lonestar.example',
  })
})

test('subjectivities are marked separately', async () => {
  const params = { id: quote.id }
  const add = (text: string) =>
    platform.request(addSubjectivity, { params, body: { text } }, 'underwriter')
  await add('Proof of backups')
  const { content } = await add('A signed application')
  await see('underwriter', (await changesFor('underwriter')).asOf)
  platform.advanceTime(1_000)
  for (const { id: subjectivityId } of content) {
    const which = { params: { ...params, subjectivityId }, body: { answer: 'Attached' } }
    // One after the other.
    // oxlint-disable-next-line no-await-in-loop
    await platform.request(fillSubjectivity, which, 'agent')
  }
  const { changes } = await changesFor('underwriter')
  expect(changes.map(changedSubjectivity)).toEqual(content.map(({ text }) => text))
  expect(new Set(changes.map(changedFact)).size).toBe(2)
})
