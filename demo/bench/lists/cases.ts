import { searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { accountFilters, accountSorts } from '#core/insurance/accounts/lists.ts'
import { searchPolicies } from '#core/insurance/policies/endpoints.ts'
import { policyFilters, policySorts } from '#core/insurance/policies/lists.ts'
import { searchBinders, searchInbox, searchQuotes } from '#core/insurance/quotes/endpoints.ts'
import {
  binderFilters,
  binderSorts,
  quoteFilters,
  quoteSorts,
} from '#core/insurance/quotes/lists.ts'

/** One call of a list, by the part of it that is measured. */
export interface ListCase {
  readonly list: string
  /** Only staff have it. */
  readonly isOfStaff: boolean
  readonly what: string
  readonly path: string
}

const lists = [
  ['quotes', searchQuotes, quoteSorts, quoteFilters],
  ['inbox', searchInbox, quoteSorts, quoteFilters],
  ['binders', searchBinders, binderSorts, binderFilters],
  ['policies', searchPolicies, policySorts, policyFilters],
  ['accounts', searchAccounts, accountSorts, accountFilters],
] as const

/** Words in every name, a tenth and a thousandth of them, in one and in none; beginnings of one and two letters. */
const searches = [
  'dental',
  'amber bridge dental',
  'company-4321',
  'amber bridge dental 3',
  'nosuchthing',
  'a',
  'am',
  'zz',
]

/** Filters whose values are ids, with some that the bench database has. */
const ids: Readonly<Record<string, readonly string[]>> = { accountId: ['bench-account-17'] }

type Query = Readonly<Record<string, string>>

/** Every sort both ways, every value of every filter, every kind of search, the last page; in pairs each filter with each sort. */
export const casesOf = (withPairs: boolean): readonly ListCase[] =>
  lists.flatMap(([list, { path }, sorts, filters]) => {
    const one = (what: string, query: Query): ListCase => ({
      list,
      isOfStaff: list === 'inbox',
      what,
      path: `${path}?${new URLSearchParams(query)}`,
    })
    const filter = (name: string, values: readonly string[]) => JSON.stringify({ [name]: values })
    const filtered = Object.entries(filters).flatMap(([name, known]) => {
      const values: readonly string[] = known ?? ids[name] ?? []
      return values.map((value) => ({ name, value, filter: filter(name, [value]) }))
    })
    const orders = sorts.flatMap((sort) => [`${sort},asc`, `${sort},desc`])
    return [
      one('as it opens', {}),
      one('the last page', { page: '399', size: '25' }),
      ...orders.map((sort) => one(`sort ${sort}`, { sort })),
      ...filtered.map((each) => one(`filter ${each.name} ${each.value}`, { filter: each.filter })),
      ...(withPairs ? filtered : []).flatMap((each) =>
        orders.map((sort) =>
          one(`filter ${each.name} ${each.value}, sort ${sort}`, { filter: each.filter, sort }),
        ),
      ),
      ...searches.map((text) => one(`search ${text}`, { search: `*${text}*` })),
    ]
  })
