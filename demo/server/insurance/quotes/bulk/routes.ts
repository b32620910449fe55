import * as calls from '#core/insurance/quotes/bulk/endpoints.ts'
import * as lists from '#core/insurance/quotes/bulk/endpoints.ts'
import type { BulkProgress, BulkRequest } from '#core/platform/bulk/model.ts'
import type { Context } from '../../../kernel/context.ts'
import { route, type Route } from '../../../kernel/route.ts'
import { binderListScope } from '../binder-scope.ts'
import {
  agencyInboxRules,
  requestedByOthers,
  binderRules,
  deletedRules,
  inboxRules,
  quoteRules,
} from '../list/quote-lists.ts'
import { applyQuoteAction, type QuoteBulkAction } from './bulk-actions.ts'
import { runQuoteBulkAction } from './bulk-run.ts'
import { selectAllQuotes } from './select-quotes.ts'
import { queueBulkMails } from './bulk-mails.ts'

/** Applies one of the actions to several quotes. */
const act = (
  context: Context,
  action: QuoteBulkAction,
  bulkRequest: BulkRequest,
  input: unknown,
): Promise<BulkProgress> =>
  runQuoteBulkAction(context, bulkRequest, {
    action,
    input,
    perform: applyQuoteAction(context.services, context.viewer),
    after: (run, { left }) => queueBulkMails(context.services, run, left),
  })

/** Actions on several quotes, and the selections of lists. */
export const bulkRoutes: readonly Route[] = [
  route(lists.selectQuotes, ({ query }, { services, viewer }) =>
    selectAllQuotes(services, viewer, { query, rules: quoteRules }),
  ),
  route(lists.selectInbox, ({ query }, { services, viewer }) =>
    selectAllQuotes(services, viewer, { query, rules: inboxRules }),
  ),
  route(lists.selectAgencyInbox, ({ query }, { services, viewer }) =>
    selectAllQuotes(services, viewer, { query: requestedByOthers(query), rules: agencyInboxRules }),
  ),
  route(lists.selectBinders, ({ query }, { services, viewer }) =>
    selectAllQuotes(services, viewer, { query, rules: binderRules, scopeOf: binderListScope }),
  ),
  route(lists.selectDeletedQuotes, ({ query }, { services, viewer }) =>
    selectAllQuotes(services, viewer, { query, rules: deletedRules }),
  ),
  route(calls.loseQuotes, ({ body }, context) => act(context, 'lose', body, body.with)),
  route(calls.deleteQuotes, ({ body }, context) => act(context, 'delete', body, {})),
  route(calls.restoreQuotes, ({ body }, context) => act(context, 'restore', body, {})),
  route(calls.rescindBinders, ({ body }, context) => act(context, 'rescind', body, {})),
  route(calls.setNeedByOfQuotes, ({ body }, context) => act(context, 'setNeedBy', body, body.with)),
]
