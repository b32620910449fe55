import { afterAll, beforeAll, expect, test } from 'vitest'
import * as actions from '#core/insurance/submissions/action-endpoints.ts'
import { listSubmissionActivity } from '#core/insurance/submissions/activity.ts'
import type { SubmissionCompletion } from '#core/insurance/submissions/forms.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { writeState } from '../../kernel/demo-controls/state.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { createWith, completeFields, submissionParams, readWith } from './submission.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

const setMailingFlag = (isOn: boolean) =>
  writeState(platform.services, 'flags', {
    SUBMISSIONS_VIEW: true,
    MAILING_ADDRESS_SUBMISSIONS: isOn,
  })

const mailingAddress = { address1: 'PO Box 7', city: 'Austin', state: 'TX', zipCode: '78701' }

const edit = (created: Submission, body: Omit<SubmissionCompletion, 'fields'>) => {
  platform.advanceTime(1_000)
  return platform.request(
    actions.completeSubmission,
    { ...submissionParams(created), body: { fields: {}, ...body } },
    'agent',
  )
}

test('the mailing address and the comments can be corrected, and the log has the change', async () => {
  await setMailingFlag(true)
  const created = await createWith(platform, {
    fields: completeFields('Mailed Dental'),
    mailingAddress: { ...mailingAddress, city: 'Dallas' },
    comments: 'Call first',
  })
  await edit(created, { mailingAddress, comments: 'Write first' })
  expect(await readWith(platform, created.id)).toMatchObject({
    status: 'readyToQuote',
    mailingAddress,
    comments: 'Write first',
  })
  await edit(created, { mailingAddress: null, comments: '' })
  expect(await readWith(platform, created.id)).toMatchObject({
    mailingAddress: null,
    comments: null,
  })
  const { content } = await platform.request(
    listSubmissionActivity,
    submissionParams(created),
    'agent',
  )
  const corrected = 'PO Box 7, Austin, TX, 78701'
  expect(content.map(({ changes }) => changes)).toEqual([
    [
      { field: 'mailingAddress', before: corrected, after: null },
      { field: 'comments', before: 'Write first', after: null },
    ],
    [
      { field: 'mailingAddress', before: 'PO Box 7, Dallas, TX, 78701', after: corrected },
      { field: 'comments', before: 'Call first', after: 'Write first' },
    ],
    [],
  ])
})

test('the entered parts of a mailing address must be valid, others may be missing', async () => {
  await setMailingFlag(true)
  const wrong = { address1: 'PO Box 7', city: '<b>', state: 'XX', zipCode: '1' }
  const fields = ['mailingAddress.city', 'mailingAddress.zipCode', 'mailingAddress.state']
  const refused = { status: 400, errors: fields.map((field) => ({ field })) }
  await expect(
    createWith(platform, {
      fields: completeFields('Wrongly Mailed Dental'),
      mailingAddress: wrong,
    }),
  ).rejects.toMatchObject(refused)
  const created = await createWith(platform, { fields: completeFields('Partly Mailed Dental') })
  await expect(edit(created, { mailingAddress: wrong })).rejects.toMatchObject(refused)
  await edit(created, { mailingAddress: { city: 'Austin' } })
  expect(await readWith(platform, created.id)).toMatchObject({ mailingAddress: { city: 'Austin' } })
})

test('a mailing address is rejected while its flag is off, comments are not', async () => {
  const created = await createWith(platform, { fields: completeFields('Unmailed Dental') })
  await setMailingFlag(false)
  await expect(edit(created, { mailingAddress })).rejects.toMatchObject({
    status: 400,
    errors: [{ field: 'mailingAddress' }],
  })
  await edit(created, { comments: 'Call first' })
  expect(await readWith(platform, created.id)).toMatchObject({
    mailingAddress: null,
    comments: 'Call first',
  })
})
