import { afterAll, beforeAll, expect, test } from 'vitest'
import { declineQuote } from '#core/insurance/quotes/underwriting/endpoints.ts'
import { searchAgencyInbox, searchNeededQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { setNeedBy } from '#core/insurance/quotes/lifecycle/endpoints.ts'
import { testPlatform, type As, type TestPlatform } from '../../../testing/platform.ts'
import { draftOf, requested, save } from '../draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const inboxOf = async (as: As, source: readonly string[] = []) => {
  const query = { size: 100, filter: { source: [...source] } }
  return (await platform.request(searchAgencyInbox, { query }, as)).content
}

test('the inbox of an agency lists quotes that others requested and those that wait for it', async () => {
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

test('open quotes with a need-by date come in the order of their dates, for those who see them', async () => {
  const search = 'Needed Dental'
  const names = async (as: As) => {
    const { content } = await platform.request(searchNeededQuotes, { query: { search } }, as)
    return content.map(({ companyName }) => companyName)
  }
  const need = async (name: string, needBy: string) => {
    const { id: quoteId } = await save(platform, draftOf(name))
    await platform.request(setNeedBy, { body: { quoteId, needBy } }, 'agent')
    return quoteId
  }
  await save(platform, draftOf('Needed Dental Never'))
  const ended = await need('Needed Dental Soonest', '2026-12-01')
  await need('Needed Dental Later', '2026-12-20')
  await need('Needed Dental Soon', '2026-12-10')
  const soonest = ['Needed Dental Soonest', 'Needed Dental Soon', 'Needed Dental Later']
  expect(await names('agent')).toEqual(soonest)
  expect(await names('underwriter')).toEqual(soonest)
  expect(await names('wholesale')).toEqual([])
  const body = { reasonSummary: 'BOR' as const, reason: 'Moved', isNotificationEnabled: false }
  await platform.request(declineQuote, { params: { id: ended }, body }, 'underwriter')
  expect(await names('agent')).toEqual(soonest.slice(1))
})
