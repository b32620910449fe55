import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchAgencyInbox } from '#core/insurance/quotes/endpoints.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { draftOf, requested, save } from './draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const inboxOf = async (as: As, source: readonly string[] = []) => {
  const query = { size: 100, filter: { source: [...source] } }
  return (await platform.request(searchAgencyInbox, { query }, as)).content
}

test('the inbox of an agency has what others asked it for and what waits for it', async () => {
  const own = await save(platform, draftOf('Own Inbox Dental'))
  const asked = await save(platform, draftOf('Page Inbox Dental'), 'embedUser')
  const body = { ...draftOf('Staff Inbox Dental'), accountId: own.accountId }
  body.initialRequestData.account.name = own.companyName
  const staff = await save(platform, body, 'underwriter')
  const passed = await requested(platform, 'Passed Inbox Dental')

  const rows = await inboxOf('agent')
  const ids = rows.map(({ id }) => id)
  expect(ids.slice(0, 2)).toEqual([staff.id, asked.id])
  expect(ids).not.toContain(own.id)
  expect(ids).not.toContain(passed.id)
  expect(
    rows.every(({ nextStep, source }) => nextStep.by === 'agency' && source !== 'AGENCY'),
  ).toBe(true)
  expect(rows.every(({ agencyId }) => agencyId === asked.agencyId)).toBe(true)
  expect(rows[0]?.allowedActions).toContain('send')
  expect((await inboxOf('agent', ['STAFF'])).map(({ id }) => id)).toContain(staff.id)
  expect((await inboxOf('agent', ['STAFF'])).map(({ id }) => id)).not.toContain(asked.id)
  expect((await inboxOf('wholesale')).map(({ id }) => id)).not.toContain(asked.id)
  await expect(inboxOf('customer')).rejects.toMatchObject({ status: 403 })
})
