import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  exportBinders,
  exportInbox,
  exportQuotes,
  searchQuotes,
} from '#core/insurance/quotes/list/endpoints.ts'
import { escalateQuote, requestReview } from '#core/insurance/quotes/underwriting/endpoints.ts'
import { testPlatform, type As, type TestPlatform } from '../../../testing/platform.ts'
import { draftOf, save } from '../draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const linesOf = async (query: Parameters<typeof request>[0], as: As = 'agent') => {
  const file = await request(query, as)
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  return new TextDecoder().decode(bytes).trimEnd().split('\r\n')
}
const request = (
  query: { readonly columns: string; readonly search?: string; readonly sort?: string },
  as: As,
) => platform.request(exportQuotes, { query }, as)

test('the rows of a search are exported with the requested columns, the currency and no formula', async () => {
  const quote = await save(platform, draftOf('+Plus, Dental'))
  const [head, ...rows] = await linesOf({
    columns: 'companyName,status,secret,totalPremium,constructor',
    search: '+Plus',
  })
  expect(head).toBe('Company,Status,Currency,Total premium')
  const premium = (quote.totalPremium / 100).toFixed(2)
  expect(rows).toEqual([`"'+Plus, Dental",Ready,USD,${premium}`])
})

test('the inbox file shows why a quote waits and whom it was escalated to, as the screen does', async () => {
  const quote = await save(platform, draftOf('Waiting Dental', { revenue: 60_000_000 }))
  const rows = async () => {
    const query = { columns: 'reason,industry,underwriter', search: 'Waiting Dental' }
    const text = await (await platform.request(exportInbox, { query }, 'underwriter')).text()
    return text.trimEnd().split('\r\n').slice(1)
  }
  expect(await rows()).toEqual(['"Revenue is over $50,000,000",Offices of Dentists,'])
  const params = { product: quote.product, quoteId: quote.id }
  const body = { reason: 'Beyond my authority', group: 'HEAD_OF_UNDERWRITING' } as const
  await platform.request(escalateQuote, { params, body }, 'underwriter')
  expect(await rows()).toEqual([
    '"Revenue is over $50,000,000",Offices of Dentists,Head of underwriting',
  ])
})

test('the inbox file has the text of a request for review', async () => {
  const quote = await save(platform, draftOf('Asked Dental'))
  const params = { product: quote.product, quoteId: quote.id }
  const body = { reason: 'A second site opens' }
  await platform.request(requestReview, { params, body }, 'agent')
  const query = { columns: 'reason', search: 'Asked Dental' }
  const text = await (await platform.request(exportInbox, { query }, 'underwriter')).text()
  expect(text.trimEnd().split('\r\n').slice(1)).toEqual(['A second site opens'])
})

test('a file has its viewer’s rows of all pages, in the order of the list', async () => {
  const { totalElements } = await platform.request(searchQuotes, { query: { size: 1 } }, 'agent')
  const [, ...rows] = await linesOf({ columns: 'quoteNumber', sort: 'quoteNumber,asc' })
  expect(rows).toHaveLength(totalElements)
  expect(rows).toEqual(rows.toSorted())
  const others = await linesOf({ columns: 'agencyName' }, 'wholesale')
  expect(new Set(others.slice(1))).toEqual(new Set(['Summit Wholesale Brokers']))
})

test('a truncated file is marked in its name', async () => {
  const few = await platform.another({ maxListed: 3 })
  const request = new Request('http://localhost/api/quote/v1/search/export?columns=quoteNumber', {
    headers: { Authorization: `Bearer ${await platform.tokenOf('admin')}` },
  })
  const answer = await few.app.fetch(request, { ip: '192.0.2.1' })
  expect(answer.headers.get('Content-Disposition')).toMatch(/quotes-[\d-]+-first-3\.csv/)
  await few.close()
})

test('binders with nothing due have no payment status in the file', async () => {
  const query = { columns: 'status,payment' }
  const file = await platform.request(exportBinders, { query }, 'underwriter')
  const lines = new Set((await file.text()).trim().split('\r\n').slice(1))
  for (const line of ['Rescinded,', 'Bound,Unpaid', 'Issued,Paid']) expect(lines).toContain(line)
  expect(lines).not.toContain('Rescinded,Unpaid')
})

test('one session exports a limited number of files per minute', async () => {
  const query = { columns: 'quoteNumber,boundDate,payment' }
  const ask = () =>
    platform.request(exportBinders, { query }, 'broker').then(
      ({ name }) => name,
      ({ status }) => status,
    )
  const answers = []
  for (let call = 0; call < 7; call += 1) answers.push(await ask())
  expect(answers[0]).toMatch(/^binders-\d{4}-\d\d-\d\d\.csv$/)
  expect(answers[6]).toBe(429)
})
