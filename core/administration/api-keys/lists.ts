import { quoteList } from '../../insurance/quotes/list/lists.ts'
import { anyOf, list } from '../../platform/lists/list.ts'
import { searchKeys, searchRefusedOrigins, searchTestQuotes } from './endpoints.ts'
import { keyKinds, keyModes, keyStates } from '../../identity/access/modes.ts'

/** The keys of an agency, newest first by default. */
export const keyList = list({
  endpoint: searchKeys,
  sorts: ['name', 'created'],
  defaultSort: 'created,desc',
  filters: { kind: anyOf(keyKinds), mode: anyOf(keyModes), state: anyOf(keyStates) },
  isSearchable: true,
  hasDateFilter: false,
})

/** Refused origins of the last day, latest first by default. */
export const refusedOriginList = list({
  endpoint: searchRefusedOrigins,
  sorts: ['origin', 'count', 'last'],
  defaultSort: 'last,desc',
  filters: {},
  isSearchable: true,
  hasDateFilter: false,
})

/** Quotes saved with test keys, sorted and filtered like real ones. */
export const testQuoteList = list({ ...quoteList, endpoint: searchTestQuotes, mode: 'test' })
