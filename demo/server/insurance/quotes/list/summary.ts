import { inArray } from 'drizzle-orm'
import { currencyOf } from '#core/foundation/region/regions.ts'
import { isCountedQuote, type QuoteDashboard } from '#core/insurance/quotes/list/summary.ts'
import type { ListQuery } from '#core/platform/api/lists.ts'
import { readMatches } from '../../../kernel/lists/read-matches.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { listOf, quoteRules } from './quote-lists.ts'
import { quotes } from '../tables.ts'

/** Maximum quotes that are totalled. */
const maxAdded = 10_000

const { id, accountId, region, effectiveStatus: status, premium, totalPremium } = quotes

const readSummaryRows = (services: Services, viewer: Viewer, query: ListQuery) =>
  listOf(services, viewer, { query, rules: quoteRules }).then((list) =>
    readMatches(services, list, maxAdded, {
      read: (ids) =>
        services.database
          .handle()
          .select({ id, accountId, region, status, premium, totalPremium })
          .from(quotes)
          .where(inArray(id, [...ids])),
      idOf: (row) => row.id,
      show: (row) => row,
    }),
  )

type SummaryRow = Awaited<ReturnType<typeof readSummaryRows>>['rows'][number]

const sumOf = (rows: readonly SummaryRow[], of: 'premium' | 'totalPremium'): number =>
  rows.reduce((total, row) => total + row[of], 0)

const premiumsOf = (rows: readonly SummaryRow[]): QuoteDashboard['premiums'] =>
  [...new Set(rows.map((row) => currencyOf[row.region]))].toSorted().map((currency) => {
    const own = rows.filter((row) => currencyOf[row.region] === currency)
    const total = sumOf(own, 'totalPremium')
    return {
      currency,
      quotes: own.length,
      premium: sumOf(own, 'premium'),
      totalPremium: total,
      averagePremium: Math.round(total / own.length),
    }
  })

const countsOf = (rows: readonly SummaryRow[], isLowerBound: boolean): QuoteDashboard['counts'] =>
  [...new Set(rows.map((row) => row.status))].filter(isCountedQuote).map((each) => ({
    status: each,
    count: rows.filter((row) => row.status === each).length,
    isLowerBound,
  }))

/** Statuses, accounts and premiums of the quotes in a list query. */
export const summarizeQuotes = async (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<QuoteDashboard> => {
  const { rows, hasMore } = await readSummaryRows(services, viewer, query)
  return {
    counts: countsOf(rows, hasMore),
    accounts: new Set(rows.map((row) => row.accountId)).size,
    premiums: premiumsOf(rows),
    isLowerBound: hasMore,
  }
}
