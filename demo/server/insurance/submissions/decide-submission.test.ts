import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wireError } from '#core/foundation/errors/wire.ts'
import * as actions from '#core/insurance/submissions/action-endpoints.ts'
import { listSubmissionActivity } from '#core/insurance/submissions/activity.ts'
import { getSubmissionOptions } from '#core/insurance/submissions/endpoints.ts'
import { submissionFields } from '#core/insurance/submissions/fields.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { createWith, completeFields, submissionParams, readWith } from './submission.fixture.ts'
import { submissions } from './tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

const ready = (name: string) => createWith(platform, { fields: completeFields(name) })
const read = (id: string) => readWith(platform, id)
const seen = ({ modified }: Submission) => ({ headers: { 'If-Match': `"${modified}"` } })

test('shows the second of two deciding users who decided what', async () => {
  const created = await ready('Decided Dental')
  const decline = {
    declinationReason: 'POOR_CONTROLS' as const,
    declinationReasonDescription: 'No second factor',
  }
  const declined = await platform.request(
    actions.declineSubmission,
    { ...submissionParams(created), body: decline },
    'underwriter',
  )
  expect(declined).toMatchObject({ status: 'declined', declination: decline })
  const late = platform.request(
    actions.loseSubmission,
    { ...submissionParams(created), body: { reasonSummary: 'Price is High', reason: 'Elsewhere' } },
    'agent',
    seen(created),
  )
  await expect(late).rejects.toMatchObject({ status: 409, code: 'submissionDecided' })
  await expect(
    platform.request(actions.reopenSubmission, submissionParams(created), 'agent'),
  ).rejects.toMatchObject({
    status: 409,
    code: 'submissionActorForbids',
  })
  const reopened = await platform.request(
    actions.reopenSubmission,
    submissionParams(created),
    'underwriter',
  )
  expect(reopened).toMatchObject({ status: 'readyToQuote', declination: null })
  const { content } = await platform.request(
    listSubmissionActivity,
    submissionParams(created),
    'agent',
  )
  expect(content.map(({ act }) => act)).toEqual(['changed', 'changed', 'created'])
})

describe('a decision whose response was lost', () => {
  const reason = {
    declinationReason: 'POOR_CONTROLS' as const,
    declinationReasonDescription: 'No second factor',
  }
  const loss = { reasonSummary: 'Price is High' as const, reason: 'Elsewhere' }
  const attempt = (created: Submission, key: string) => ({
    headers: { ...seen(created).headers, 'Idempotency-Key': key },
  })

  test.each([
    [
      'decline',
      (created: Submission, key: string) =>
        platform.request(
          actions.declineSubmission,
          { ...submissionParams(created), body: reason },
          'underwriter',
          attempt(created, key),
        ),
    ],
    [
      'lost',
      (created: Submission, key: string) =>
        platform.request(
          actions.loseSubmission,
          { ...submissionParams(created), body: loss },
          'agent',
          attempt(created, key),
        ),
    ],
    [
      'status',
      (created: Submission, key: string) =>
        platform.request(
          actions.setSubmissionStatus,
          { ...submissionParams(created), body: { status: 'incomplete' as const } },
          'underwriter',
          attempt(created, key),
        ),
    ],
    [
      'team',
      (created: Submission, key: string) =>
        platform.request(
          actions.setSubmissionTeam,
          { ...submissionParams(created), body: { teamId: 'team-healthcare' } },
          'agency',
          attempt(created, key),
        ),
    ],
  ])('returns the first result when it is repeated: %s', async (name, act) => {
    const created = await ready(`Repeated ${name} Dental`)
    platform.advanceTime(1_000)
    const first = await act(created, 'attempt-1')
    platform.advanceTime(1_000)
    expect(await act(created, 'attempt-1')).toEqual(first)
    const { content } = await platform.request(
      listSubmissionActivity,
      submissionParams(created),
      'agent',
    )
    expect(content.map(({ act: done }) => done)).toEqual(['changed', 'created'])
    // a second decision is a separate one
    await expect(act(created, 'attempt-2')).rejects.toMatchObject({ status: 409 })
  })

  test('is not made again after somebody else has undone it; another reason needs another key', async () => {
    const created = await ready('Repeated Late Dental')
    const decline = (body: typeof reason) =>
      platform.request(
        actions.declineSubmission,
        { ...submissionParams(created), body },
        'underwriter',
        {
          headers: { 'Idempotency-Key': 'decline-attempt' },
        },
      )
    const declined = await decline(reason)
    const reopen = () =>
      platform.request(
        actions.reopenSubmission,
        submissionParams(created),
        'admin',
        attempt(declined, 'reopen-attempt-1'),
      )
    const reopened = await reopen()
    expect(await reopen()).toEqual(reopened)
    expect(await decline(reason)).toEqual(declined)
    const read = await readWith(platform, created.id)
    expect(read.status).toBe('readyToQuote')
    await expect(
      decline({ ...reason, declinationReasonDescription: 'Losses' }),
    ).rejects.toMatchObject({ status: 422, code: 'idempotencyKeyReused' })
  })
})

test('the log has team names and every certified value', async () => {
  const created = await ready('Logged Dental')
  for (const teamId of ['team-healthcare', null]) {
    platform.advanceTime(1_000)
    await platform.request(
      actions.setSubmissionTeam,
      { ...submissionParams(created), body: { teamId } },
      'agency',
    )
  }
  await platform.services.database
    .handle()
    .update(submissions)
    .set({
      values: submissionFields.map((field) => {
        const value = completeFields('Logged Dental')[field] ?? ''
        return { field, value, score: 0.5, isCertified: false, source: field }
      }),
    })
    .where(eq(submissions.id, created.id))
  platform.advanceTime(1_000)
  await platform.request(
    actions.certifySubmission,
    { ...submissionParams(created), body: {} },
    'agent',
  )
  const { content } = await platform.request(
    listSubmissionActivity,
    submissionParams(created),
    'agent',
  )
  expect(content.flatMap(({ changes }) => changes)).toMatchObject([
    { field: 'certified', before: null, after: submissionFields.join(', ') },
    { field: 'team', before: 'Healthcare Desk', after: null },
    { field: 'team', before: null, after: 'Healthcare Desk' },
  ])
})

test('a custom text is rejected with a reason that has none', async () => {
  const created = await ready('Unasked Dental')
  const put = async (step: string, body: object) => {
    const answer = await platform.fetch(`/api/account/v1/submission/${step}/${created.id}`, {
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
  const detail = 'To give a reason of your own, choose the fill-in option'
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
  // as stored before such texts were rejected
  await platform.services.database
    .handle()
    .update(submissions)
    .set({ status: 'declined', declination })
    .where(eq(submissions.id, created.id))
  expect((await read(created.id)).declination).toEqual({
    ...declination,
    fillInDeclinationReason: null,
  })
})

test('a bulk assignment has a result for each submission', async () => {
  const [one, closed] = [await ready('Many One'), await ready('Many Two')]
  const loss = { reasonSummary: 'Price is High' as const, reason: 'Elsewhere' }
  await platform.request(
    actions.loseSubmission,
    { ...submissionParams(closed), body: loss },
    'agent',
  )
  const { assignees } = await platform.request(getSubmissionOptions, {}, 'underwriter')
  const ownerId = assignees[0]?.id ?? ''
  const records = [{ id: closed.id }, { id: one.id, seen: one.modified }, { id: 'nobody' }]
  const body = { records, ownerId }
  const { content } = await platform.request(actions.bulkAssignSubmissions, { body }, 'underwriter')
  expect(content).toMatchObject([
    { id: closed.id, isDone: false, code: 'submissionStatusForbids' },
    { id: one.id, isDone: true },
    { id: 'nobody', isDone: false, code: 'notFound' },
  ])
  expect(await read(one.id)).toMatchObject({ ownerId, operationalStatus: 'assigned' })
})

test('shows the second of two assigning users who was first, for each submission', async () => {
  const [taken, free] = [await ready('Taken One'), await ready('Free One')]
  const { assignees } = await platform.request(getSubmissionOptions, {}, 'underwriter')
  const [first, second] = assignees.map(({ id }) => id)
  const assign = async (created: readonly Submission[], ownerId: string | null, as: As) => {
    const records = created.map(({ id, modified }) => ({ id, seen: modified }))
    const body = { records, ownerId }
    return (await platform.request(actions.bulkAssignSubmissions, { body }, as)).content
  }
  platform.advanceTime(1_000)
  const asked = [[taken], first ?? null, 'underwriter'] as const
  expect(await assign(...asked)).toMatchObject([{ isDone: true }])
  platform.advanceTime(120_000)
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
  // repeated after a lost response, it succeeds
  expect(await assign(...asked)).toMatchObject([{ isDone: true }])
})
