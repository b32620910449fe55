import { accountList } from '#core/insurance/accounts/lists.ts'
import { policyList } from '#core/insurance/policies/lists.ts'
import { binderList, inboxList, quoteList } from '#core/insurance/quotes/lists.ts'
import type { List, ListFilter } from '#core/platform/lists/list.ts'

/** One call of a list, by the part of it that is measured. */
export interface ListCase {
  readonly list: string
  /** Only staff have it. */
  readonly isOfStaff: boolean
  readonly what: string
  readonly path: string
}

const lists: Readonly<Record<string, List>> = {
  quotes: quoteList,
  inbox: inboxList,
  binders: binderList,
  policies: policyList,
  accounts: accountList,
}

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

const valuesOf = (name: string, filter: ListFilter): readonly string[] =>
  filter.kind === 'anyOf' ? filter.values : (ids[name] ?? [])

type Query = Readonly<Record<string, string>>

/** Every sort both ways, every value of every filter, every kind of search, the last page; in pairs each filter with each sort. */
export const casesOf = (withPairs: boolean): readonly ListCase[] =>
  Object.entries(lists).flatMap(([list, { endpoint, sorts, filters }]) => {
    const one = (what: string, query: Query): ListCase => ({
      list,
      isOfStaff: list === 'inbox',
      what,
      path: `${endpoint.path}?${new URLSearchParams(query)}`,
    })
    const filter = (name: string, values: readonly string[]) => JSON.stringify({ [name]: values })
    const filtered = Object.entries(filters).flatMap(([name, known]) =>
      valuesOf(name, known).map((value) => ({ name, value, filter: filter(name, [value]) })),
    )
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
