import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  declineSubmission,
  reopenSubmission,
  sendReply,
} from '#core/insurance/submissions/action-endpoints.ts'
import { createSubmission } from '#core/insurance/submissions/endpoints.ts'
import { statusOf } from '../../testing/failure.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { createWith, completeFields, submissionParams } from './submission.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 0.1 })
})
afterAll(() => platform.close())

const send = async (at: number, ip: string): Promise<number> => {
  platform.advanceTime(61_000)
  const input = { body: { fields: completeFields(`Sent Dental ${at}`) } }
  return statusOf(
    platform.request(createSubmission, input, { embedUser: `visitor-${at}-${ip}` }, { ip }),
  )
}

test('one network does not use up a page’s daily limit', async () => {
  const statuses: number[] = []
  // oxlint-disable-next-line no-await-in-loop
  for (let at = 0; at < 6; at += 1) statuses.push(await send(at, '192.0.2.7'))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(await send(0, '198.51.100.7')).toBe(200)
})

test('a reply that may not be sent does not count towards the daily limit', async () => {
  const created = await createWith(platform, { fields: completeFields('Answered Dental') })
  const reply = (headers = {}) => {
    platform.advanceTime(61_000)
    const input = { ...submissionParams(created), body: { text: 'Please send us the revenue.' } }
    return statusOf(platform.request(sendReply, input, 'underwriter', { headers }))
  }
  expect(await reply({ 'If-Match': '"another"' })).toBe(409)
  const body = {
    declinationReason: 'POOR_CONTROLS' as const,
    declinationReasonDescription: 'No second factor',
  }
  await platform.request(declineSubmission, { ...submissionParams(created), body }, 'underwriter')
  expect(await reply()).toBe(409)
  await platform.request(reopenSubmission, submissionParams(created), 'underwriter')
  expect(await reply()).toBe(200)
})
