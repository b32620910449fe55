import * as counts from '#core/insurance/quotes/list/endpoints.ts'
import * as calls from '#core/insurance/quotes/list/endpoints.ts'
import { route, type Route } from '../../../kernel/route.ts'
import { readInboxOptions } from './inbox-options.ts'
import * as lists from './quote-lists.ts'
import { summarizeQuotes } from './summary.ts'

/** Lists of quotes, and their counts and totals. */
export const listRoutes: readonly Route[] = [
  route(calls.searchQuotes, ({ query }, { services, viewer }) =>
    lists.listQuotes(services, viewer, query),
  ),
  route(calls.searchBinders, ({ query }, { services, viewer }) =>
    lists.listBinders(services, viewer, query),
  ),
  route(counts.countQuotes, ({ query }, { services, viewer }) =>
    lists.countQuotes(services, viewer, query),
  ),
  route(counts.countQuotedAccounts, ({ query }, { services, viewer }) =>
    summarizeQuotes(services, viewer, query),
  ),
  route(counts.sumQuotePremiums, ({ query }, { services, viewer }) =>
    summarizeQuotes(services, viewer, query),
  ),
  route(counts.getQuoteDashboard, ({ query }, { services, viewer }) =>
    summarizeQuotes(services, viewer, query),
  ),
  route(calls.searchInbox, ({ query }, { services, viewer }) =>
    lists.listInbox(services, viewer, query),
  ),
  route(calls.getInboxOptions, (_, { services }) => readInboxOptions(services)),
  route(calls.searchAgencyInbox, ({ query }, { services, viewer }) =>
    lists.listAgencyInbox(services, viewer, query),
  ),
  route(calls.searchNeededQuotes, ({ query }, { services, viewer }) =>
    lists.listNeeded(services, viewer, query),
  ),
  route(calls.searchDeletedQuotes, ({ query }, { services, viewer }) =>
    lists.listDeleted(services, viewer, query),
  ),
]
