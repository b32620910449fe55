import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateReply, sendReply } from '#core/insurance/submissions/action-endpoints.ts'
import { withoutLinks } from '../../../kernel/mail-text.ts'
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts'
import {
  createWith,
  completeFields,
  submissionParams,
} from '../../submissions/submission.fixture.ts'
import { draftOf, requested, save } from '../draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

/** A company whose name mail programs would turn into a link. */
const name = 'Evil.example Dental'

test('a company name like an address is not a link in the mails of its quotes', async () => {
  await save(platform, draftOf(name), 'embedUser')
  await requested(platform, name)
  const mails = (await platform.mails()).filter(({ subject, text }) =>
    `${subject} ${text}`.includes(withoutLinks(name)),
  )
  expect(mails.length).toBeGreaterThanOrEqual(2)
  for (const { subject, text, links } of mails) {
    expect(`${subject} ${text}`).not.toContain('Evil.example')
    expect(links.filter((link) => link.includes('Evil'))).toEqual([])
  }
})

test('a company name like an address is not a link in the reply to a submission, which can be sent unchanged', async () => {
  await platform.fetch('/demo/flags', {
    method: 'PUT',
    body: JSON.stringify({ SUBMISSIONS_VIEW: true }),
  })
  const created = await createWith(platform, { fields: completeFields(name) })
  const { text } = await platform.request(generateReply, submissionParams(created), 'underwriter')
  expect(text).toContain(withoutLinks(name))
  await platform.request(sendReply, { ...submissionParams(created), body: { text } }, 'underwriter')
  const [mail] = await platform.mails('agent@demo.test')
  expect(mail?.subject).toContain(withoutLinks(name))
  expect(`${mail?.subject} ${mail?.text}`).not.toContain('Evil.example')
})
