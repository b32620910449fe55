import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadProposal, searchDocuments } from '#core/insurance/documents/endpoints.ts'
import { getMe } from '#core/identity/session/endpoints.ts'
import { accounts } from '../accounts/tables.ts'
import { newSignal } from '../../kernel/offload/signal.fixture.ts'
import { waitForSignal } from '../../kernel/offload/tasks.fixture.ts'
import { draftOf, save } from '../quotes/draft.fixture.ts'
import { quotes } from '../quotes/tables.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const proposalOf = (quote: { accountId: string; id: string }) =>
  platform.request(
    downloadProposal,
    { params: { accountId: quote.accountId, quoteId: quote.id }, query: {} },
    'agent',
  )

test('handles other requests while the threads draw', async () => {
  const quote = await save(platform, draftOf('Patient Dental'))
  const { offload } = platform.services
  const signals = [newSignal(), newSignal()]
  const order: string[] = []
  const working = signals.map(async ({ memory }) => {
    await offload.run(waitForSignal, memory)
    order.push('drawn')
  })
  await Promise.all(signals.map(({ reached }) => reached))
  const proposal = proposalOf(quote).then((blob) => {
    order.push('proposal')
    return blob.text()
  })
  expect(await platform.request(getMe, {}, 'agent')).toMatchObject({ email: 'agent@demo.test' })
  order.push('answered')
  for (const { give } of signals) give()
  await Promise.all(working)
  expect((await proposal).slice(0, 5)).toBe('%PDF-')
  expect(order).toEqual(['answered', 'drawn', 'drawn', 'proposal'])
})

test('a document of an account with long unbroken texts is drawn', async () => {
  const quote = await save(platform, draftOf('Endless Dental'))
  const handle = platform.services.database.handle()
  const endless = 'A'.repeat(5_000_000)
  await handle
    .update(accounts)
    .set({ address1: endless, address2: endless })
    .where(eq(accounts.id, quote.accountId))
  await handle
    .update(quotes)
    // indexes bound the company's name and city
    .set({
      companyName: `Endless ${'A'.repeat(2_500)}`,
      agentLastName: endless,
      naicsDescription: endless,
    })
    .where(eq(quotes.id, quote.id))
  await platform.drain()
  expect((await (await proposalOf(quote)).text()).slice(0, 5)).toBe('%PDF-')
  const params = { accountId: quote.accountId }
  const { content } = await platform.request(searchDocuments, { params, query: {} }, 'agent')
  expect(content.map(({ docType }) => docType)).toEqual(['proposal'])
  expect(content[0]?.docName.length).toBeLessThan(200)
  expect(platform.logged).toEqual([])
})
