import { completeSubmission } from '#core/insurance/submissions/action-endpoints.ts'
import { getSubmission } from '#core/insurance/submissions/endpoints.ts'
import { exampleSubmission } from '#core/insurance/submissions/submission.fixture.ts'
import { assert, equal, until } from '#widgets/testing/assert.ts'
import { typeText } from '#widgets/testing/keys.ts'
import { describe, test } from '#widgets/testing/suite.ts'
import { begin, closed, open, shown, submitShown } from '../../../dialog-stage.fixture.tsx'

const submission = {
  ...exampleSubmission,
  mailingAddress: { address1: 'PO Box 7', address2: '', city: 'Austin', state: 'TX', zipCode: '' },
  comments: 'Call first',
}

const field = (name: string) =>
  until(
    () => shown()?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`),
    `the field ${name}`,
  )

const type = async (name: string, text: string) => {
  const found = await field(name)
  found.focus()
  found.select()
  await typeText(text)
}

const openEdit = async (hasFlag: boolean) => {
  const stage = await begin()
  stage.platform.flags.override('MAILING_ADDRESS_SUBMISSIONS', hasFlag)
  stage.server.answer(getSubmission, submission)
  stage.server.answer(completeSubmission, submission)
  const dialog = stage.dialogs.find(({ id }) => id === 'edit-submission')
  assert(dialog, 'the dialog is declared')
  await open(stage, dialog)
  return stage
}

describe('the edit dialog of a submission', () => {
  test('starts with the mailing address and comments, and saves both', async () => {
    const { server } = await openEdit(true)
    equal((await field('mailingAddress1')).value, 'PO Box 7')
    await type('mailingZipCode', '78701-0000-0000')
    await submitShown()
    await until(() => shown()?.querySelector('[aria-invalid=true]'), 'the error')
    equal(server.callsOf(completeSubmission).length, 0, 'the calls')
    await type('mailingZipCode', '78701')
    await type('comments', 'Write first')
    await submitShown()
    await closed('the save')
    const [call] = server.callsOf(completeSubmission)
    equal(call?.headers.get('If-Match'), `"${submission.modified}"`)
    equal(call?.body, {
      fields: {},
      mailingAddress: { ...submission.mailingAddress, zipCode: '78701' },
      comments: 'Write first',
    })
  })

  test('leaves the mailing address unchanged while its flag is off', async () => {
    const { server } = await openEdit(false)
    await type('comments', 'Write first')
    assert(!shown()?.querySelector('[name=mailingCity]'), 'the address is asked for')
    await submitShown()
    await closed('the save')
    equal(server.callsOf(completeSubmission)[0]?.body, { fields: {}, comments: 'Write first' })
  })
})
