import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#core/insurance/accounts/closure-endpoints.ts'
import { markAccountPresence, markQuotePresence } from '#core/insurance/presence/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { listen } from '../../testing/event-stream.ts'
import { testPlatform, type SignInName, type TestPlatform } from '../../testing/platform.ts'
import { userIds } from '../../kernel/seed/ids.ts'
import { draftOf, save } from '../quotes/draft.fixture.ts'
import { presences } from './tables.ts'

let platform: TestPlatform
let quote: Quote
beforeAll(async () => {
  platform = await testPlatform()
  quote = await save(platform, draftOf('Shared Dental'))
})
afterAll(() => platform.close())

const mark = async (who: SignInName, isHere = true, tabId = 'tab'): Promise<readonly string[]> => {
  const input = { params: { id: quote.id }, body: { tabId, isHere } }
  return (await platform.request(markQuotePresence, input, who)).others.map(({ name }) => name)
}

test('users see who else has a quote open, as far as they may, until the others leave', async () => {
  expect(await mark('underwriter')).toEqual([])
  // the same user in a second tab is not somebody else
  expect(await mark('underwriter', true, 'second')).toEqual([])
  expect(await mark('admin')).toEqual(['Una Whitfield'])
  expect(await mark('agent')).toEqual([])
  expect(await mark('agency')).toEqual(['Mateo Rivers'])
  expect(await mark('underwriter')).toHaveLength(3)
  await mark('admin', false)
  expect(await mark('underwriter')).toHaveLength(2)
})

test('a tab that stops calling disappears within seconds', async () => {
  await mark('agent')
  platform.advanceTime(6_000)
  await mark('agency')
  platform.advanceTime(6_000)
  expect(await mark('agency')).toEqual([])
})

test('others are notified at once of arrivals and departures that they may see', async () => {
  await mark('underwriter')
  await mark('agency')
  const [staff, agency] = [
    await listen(platform.platform, await platform.tokenOf('underwriter')),
    await listen(platform.platform, await platform.tokenOf('agency')),
  ]
  const event = { type: 'presence', kind: 'quote', id: quote.id } as const
  const isPresence = ({ type }: { readonly type: string }) => type === 'presence'
  await mark('admin')
  expect(await staff.until(isPresence)).toEqual([event])
  await mark('agent')
  expect(await agency.until(isPresence)).toEqual([event])
  expect(agency.events).toEqual([])
  staff.close()
  agency.close()
})

test('a session has a few tabs, however many ids it sends, and hides nobody', async () => {
  const names = Array.from({ length: 150 }, (_, at) => `flood-${at}`)
  // oxlint-disable-next-line no-await-in-loop
  for (const tabId of names) await mark('claims', true, tabId)
  const { userId } = presences
  const rows = await platform.services.database
    .handle()
    .$count(presences, eq(userId, userIds.claims))
  expect(rows).toBe(40)
  await mark('underwriter')
  expect(await mark('admin')).toEqual(expect.arrayContaining(['Clive Osborne', 'Una Whitfield']))
})

test('a tab can leave an account that was deleted while open; the next call gets 404', async () => {
  const { accountId } = await save(platform, draftOf('Gone Dental'))
  const markGone = (isHere: boolean) =>
    platform.request(
      markAccountPresence,
      { params: { id: accountId }, body: { tabId: 'tab', isHere } },
      'admin',
    )
  await markGone(true)
  await platform.request(deleteAccount, { params: { id: accountId } }, 'admin')
  expect(await markGone(false)).toEqual({ others: [] })
  await expect(markGone(true)).rejects.toMatchObject({ status: 404 })
})

test('another user’s quote is not found', async () => {
  for (const who of ['wholesale', 'broker', 'customer'] as const) {
    await expect(mark(who)).rejects.toMatchObject({ status: 404 })
  }
})
