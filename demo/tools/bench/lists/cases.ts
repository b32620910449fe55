import { createHash } from 'node:crypto'
import { accountList } from '#core/insurance/accounts/lists.ts'
import { policyList } from '#core/insurance/policies/lists.ts'
import { agencyInboxList, deletedQuoteList } from '#core/insurance/quotes/list/deferred-lists.ts'
import { binderList, inboxList, quoteList } from '#core/insurance/quotes/list/lists.ts'
import { submissionList } from '#core/insurance/submissions/lists.ts'
import type { List } from '#core/platform/lists/list.ts'
import { instantAfter } from '../../../server/kernel/lists/instants.ts'
import { userIds } from '../../../server/kernel/seed/ids.ts'
import { viewers, type ListViewer } from './viewers.ts'

/** One call of a list, named after the part of it that is measured. */
export interface ListCase {
  readonly list: string
  readonly what: string
  readonly path: string
  /** Whether the last numbered page is measured. */
  readonly isLastPage?: boolean
}

/** Lists that grow with the business; those of keys, licenses or documents have few rows for any viewer. */
const lists: Readonly<Record<(typeof viewers)[ListViewer]['lists'][number], List>> = {
  quotes: quoteList,
  inbox: inboxList,
  'agency inbox': agencyInboxList,
  'deleted quotes': deletedQuoteList,
  binders: binderList,
  policies: policyList,
  accounts: accountList,
  submissions: submissionList,
}

/** A word in a tenth of the names. */
const common = 'dental'

const searches = [
  common,
  // in one percent, one per mille, one and none of the names
  'bridge dental',
  'amber bridge dental',
  'amber bridge dental 3',
  'nosuchthing',
  // in every record, and numbers that were created one after another
  'company',
  'company-12',
  'pb-20',
  'company-4321',
  // consists of parts that every record has, but matches none
  'x company',
  '---',
  // prefixes of one and two letters
  'a',
  'am',
  'zz',
]

type Query = Readonly<Record<string, string>>

interface Filter {
  readonly what: string
  readonly query: Readonly<Record<string, readonly string[]>>
}

const filtersOf = ({ filters }: List, viewer: ListViewer): readonly Filter[] => {
  const { team } = viewers[viewer]
  // with ids that the bench database has
  const ids: Readonly<Record<string, readonly string[]>> = {
    accountId: ['bench-account-17'],
    owner: [userIds.underwriter],
    underwriter: [userIds.underwriter],
    team: team === undefined ? [] : [team],
  }
  return Object.entries(filters).flatMap(([name, filter]) =>
    (filter.kind === 'anyOf' ? filter.values : (ids[name] ?? [])).map((value) => ({
      what: `${name} ${value}`,
      query: { [name]: [value] },
    })),
  )
}

const pairsOf = (filters: readonly Filter[]): readonly Filter[] =>
  filters.flatMap((one, at) =>
    filters.slice(at + 1).map((other) => ({
      what: `${one.what}, ${other.what}`,
      query: { ...one.query, ...other.query },
    })),
  )

/** Pairs that are measured for each list of a viewer. */
const mostPairs = 10

/** A deterministic sample of many cases. */
const someOf = (cases: readonly ListCase[]): readonly ListCase[] => {
  const places = new Map(
    cases.map((each) => [each, createHash('sha1').update(each.what).digest('hex')]),
  )
  const placeOf = (each: ListCase) => places.get(each) ?? ''
  return cases.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)).slice(0, mostPairs)
}

interface CaseOptions {
  readonly now: Date
  readonly withPairs: boolean
}

const listCases = (
  name: string,
  list: List,
  viewer: ListViewer,
  { now, withPairs }: CaseOptions,
): readonly ListCase[] => {
  const daysAgo = (days: number) => instantAfter(now, -days).toISOString()
  const one = (what: string, query: Query): ListCase => ({
    list: name,
    what,
    path: `${list.endpoint.path}?${new URLSearchParams({ ...query, size: '25' })}`,
  })
  const lastOf = (what: string, query: Query): ListCase => ({
    ...one(`the last page${what}`, query),
    isLastPage: true,
  })
  const filters = filtersOf(list, viewer).map((each) => ({
    ...each,
    query: { filter: JSON.stringify(each.query) },
  }))
  const pairs = pairsOf(filtersOf(list, viewer)).map((each) => ({
    ...each,
    query: { filter: JSON.stringify(each.query) },
  }))
  const orders = list.sorts.flatMap((sort) => [`${sort},asc`, `${sort},desc`])
  const sought = (text: string) => ({ search: `*${text}*` })
  return [
    one('as it opens', {}),
    lastOf('', {}),
    ...orders.map((sort) => one(`sort ${sort}`, { sort })),
    ...filters.map(({ what, query }) => one(`filter ${what}`, query)),
    ...searches.map((text) => one(`search ${text}`, sought(text))),
    lastOf(` of search ${common}`, sought(common)),
    one('of a month', { after: daysAgo(30) }),
    one('of a year ago', { before: daysAgo(365) }),
    ...filters.map(({ what, query }) =>
      one(`search ${common}, filter ${what}`, { ...query, ...sought(common) }),
    ),
    ...(withPairs
      ? someOf([
          ...orders.flatMap((sort) => [
            ...filters.map(({ what, query }) =>
              one(`filter ${what}, sort ${sort}`, { ...query, sort }),
            ),
            ...searches.map((text) =>
              one(`search ${text}, sort ${sort}`, { ...sought(text), sort }),
            ),
          ]),
          ...pairs.flatMap(({ what, query }) => [
            one(`filter ${what}`, query),
            one(`search ${common}, filter ${what}`, { ...query, ...sought(common) }),
          ]),
        ])
      : []),
  ]
}

/**
 * Every sort in both directions, every value of every filter and every kind of search, alone and
 * with a common search. With pairs, also a sample of each filter and search with each sort, and of
 * each two filters.
 */
export const casesOf = (viewer: ListViewer, options: CaseOptions): readonly ListCase[] =>
  viewers[viewer].lists.flatMap((name) => listCases(name, lists[name], viewer, options))
