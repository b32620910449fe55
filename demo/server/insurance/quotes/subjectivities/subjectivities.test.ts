import { afterAll, beforeAll, expect, test } from 'vitest'
import * as calls from '#core/insurance/quotes/endpoints.ts'
import { listSubjectivities } from '#core/insurance/quotes/subjectivities/reading.ts'
import * as subject from '#core/insurance/quotes/subjectivities/endpoints.ts'
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts'
import { draftOf, requested, save } from '../draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

const pdf = Buffer.from('%PDF-1.7 signed').toString('base64')

test('a quote is bound once what it is subject to is answered and accepted, or waived', async () => {
  const quote = await requested(platform, 'Subject Dental')
  const params = { id: quote.id }
  const place = { params: { product: quote.product, quoteId: quote.id } }
  const add = (text: string) =>
    platform.request(subject.addSubjectivity, { params, body: { text } }, 'underwriter')
  await add('A signed application')
  const { content } = await add('Proof of backups')
  const [application, backups] = content
  if (!application || !backups) throw new Error('two were added')

  const binding = platform.request(calls.approveQuote, place, 'underwriter')
  await expect(binding).rejects.toMatchObject({
    status: 409,
    code: 'quoteSubjectivitiesOpen',
    detail: '2 subjectivities are still open',
  })

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

  const decide = (subjectivityId: string, status: 'MET' | 'WAIVED') =>
    platform.request(
      subject.decideSubjectivity,
      { params: { ...params, subjectivityId }, body: { status } },
      'underwriter',
    )
  await decide(application.id, 'MET')
  await decide(backups.id, 'WAIVED')
  const late = platform.request(
    subject.fillSubjectivity,
    { params: ofApplication, body: { answer: 'Another one' } },
    'agent',
  )
  await expect(late).rejects.toMatchObject({ status: 409, code: 'subjectivityDecided' })
  const bound = await platform.request(calls.approveQuote, place, 'underwriter')
  expect(bound.status).toBe('BOUND')
})

test('is answered by those who see the quote, with a file of a kind that is taken', async () => {
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
  const file = Buffer.from('<script>').toString('base64')
  const wrong = platform.request(
    subject.fillSubjectivity,
    { params: ofOne, body: { file, fileName: 'run.pdf' } },
    'agent',
  )
  await expect(wrong).rejects.toMatchObject({ status: 400, errors: [{ field: 'file' }] })
  const deciding = platform.request(
    subject.decideSubjectivity,
    { params: ofOne, body: { status: 'WAIVED' } },
    'agent',
  )
  await expect(deciding).rejects.toMatchObject({ status: 403 })
})

test('is decided on as it was read: a new answer, or another decision, is looked at first', async () => {
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
