import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import type { ListQuery } from '#core/platform/api/lists.ts'
import { quotes } from '../../insurance/quotes/tables.ts'
import { fillWithCopies, copiedQuoteValues } from '../../testing/copies.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'

/** One platform counts all of them, the other stops early. */
const rows = 6_000
const max = 60
let whole: TestPlatform
let bounded: TestPlatform

/**
 * Quotes of two years, changed up to a week after their creation; the numbers of the later half
 * begin with `PB-3`.
 */
const fill = async ({ services }: TestPlatform): Promise<void> => {
  const created = `'2025-01-01T00:00:00Z'::timestamptz + interval '1 day' * (i * 0.1)`
  await fillWithCopies(services, quotes, rows, {
    ...copiedQuoteValues,
    quote_number: `'PB-' || (2000000 + i + i / 3001 * 1000000)`,
    company_name: `(array['Amber Foods', 'Birch Dental', 'Cobalt Clinic'])[1 + i % 3] || ' ' || i % 50`,
    created,
    modified: `${created} + interval '1 hour' * (i * 7 % 168)`,
    expires_on: `'2099-01-01'::timestamptz + interval '1 day' * (i * 0.1)`,
  })
}

beforeAll(async () => {
  whole = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
  bounded = await testPlatform({ maxListed: max, limitFactor: Number.POSITIVE_INFINITY })
  await fill(whole)
  await fill(bounded)
}, 120_000)
afterAll(async () => {
  await whole.close()
  await bounded.close()
})

const aYear: ListQuery = { before: '2025-12-31T00:00:00Z' }
const aMonth: ListQuery = { after: '2025-06-03T00:00:00Z', before: '2025-07-02T00:00:00Z' }
/** The first and the last instant of a call. */
const allTime: ListQuery = { after: '0001-01-01T00:00:00Z', before: '9999-12-31T23:59:59Z' }

const queries: readonly ListQuery[] = [
  aYear,
  aMonth,
  { ...aYear, sort: 'modified,asc' },
  { ...aYear, sort: 'quoteNumber,desc' },
  { ...aYear, search: 'dental' },
  { ...aYear, search: 'dental', sort: 'expiresOn,desc' },
  { ...aYear, filter: { activity: ['active'] }, search: 'amber foods' },
  { ...aMonth, sort: 'expiresOn,asc' },
  { ...allTime, sort: 'modified,asc' },
  { ...allTime, sort: 'expiresOn,desc', search: 'dental' },
  { ...aMonth, sort: 'companyName,asc' },
  // matches far from the beginning of the list
  { search: 'pb-2' },
  { search: 'pb-2', sort: 'created,desc' },
  { search: 'pb-2', sort: 'expiresOn,desc', filter: { activity: ['active'] } },
  { search: 'pb-3', sort: 'modified,asc' },
  { search: 'birch dental 1', sort: 'modified,asc' },
  { search: 'amber foods 4', filter: { activity: ['active'] } },
]

test.each(['admin', 'agency', 'desk'] as const)(
  'the first pages of %s are the same whether all rows are read or few',
  async (as: As) => {
    for (const query of queries) {
      for (const page of [0, 1]) {
        const idsOf = async ({ request }: TestPlatform) => {
          const { content } = await request(
            searchQuotes,
            { query: { ...query, size: 20, page } },
            as,
          )
          return content.map(({ id }) => id)
        }
        const expected = await idsOf(whole)
        const found = await idsOf(bounded)
        // page numbers may end where further rows cost too much, never within the first page
        const numbered = page === 0 ? expected : expected.slice(0, found.length)
        expect({ query, page, found }).toEqual({ query, page, found: numbered })
      }
    }
  },
)
