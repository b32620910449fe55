import { and, inArray } from 'drizzle-orm'
import * as calls from '#core/insurance/quotes/bulk/endpoints.ts'
import * as lists from '#core/insurance/quotes/bulk/selection-endpoints.ts'
import type { BulkProgress, BulkRequest } from '#core/platform/bulk/model.ts'
import { performBulk } from '../../../kernel/bulk/perform.ts'
import { startBulk } from '../../../kernel/bulk/start.ts'
import type { Context } from '../../../kernel/context.ts'
import { route, type Route } from '../../../kernel/route.ts'
import { agencyInboxRules, askedByOthers, inboxRules, quoteRules } from '../listing.ts'
import { quoteScope } from '../scope.ts'
import { quotes } from '../tables.ts'
import { performOnQuotes, type QuoteBulkAction } from './actions.ts'
import { quoteLabel } from './quote-label.ts'
import { selectAll } from './selecting.ts'

const nameAll =
  ({ services, viewer }: Context) =>
  async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const { id, quoteNumber, companyName } = quotes
    const rows = await services.database
      .handle()
      .select({ id, quoteNumber, companyName })
      .from(quotes)
      .where(and(inArray(id, [...ids]), quoteScope(viewer)))
    return new Map(rows.map((quote) => [quote.id, quoteLabel(quote)]))
  }

/** Begins an action on several quotes, or goes on with it. */
const act = async (
  context: Context,
  action: QuoteBulkAction,
  asked: BulkRequest,
  input: unknown,
): Promise<BulkProgress> => {
  const run = await startBulk(context, { ...asked, action, input, nameAll: nameAll(context) })
  return performBulk(context, run, performOnQuotes(context.services, context.viewer))
}

/** Actions on several quotes, and the selections of lists. */
export const bulkRoutes: readonly Route[] = [
  route(lists.selectQuotes, ({ query }, { services, viewer }) =>
    selectAll(services, viewer, { query, rules: quoteRules }),
  ),
  route(lists.selectInbox, ({ query }, { services, viewer }) =>
    selectAll(services, viewer, { query, rules: inboxRules }),
  ),
  route(lists.selectAgencyInbox, ({ query }, { services, viewer }) =>
    selectAll(services, viewer, { query: askedByOthers(query), rules: agencyInboxRules }),
  ),
  route(calls.declineQuotes, ({ body }, context) => act(context, 'decline', body, body.with)),
  route(calls.loseQuotes, ({ body }, context) => act(context, 'lose', body, body.with)),
  route(calls.deleteQuotes, ({ body }, context) => act(context, 'delete', body, {})),
  route(calls.setNeedByOfQuotes, ({ body }, context) => act(context, 'setNeedBy', body, body.with)),
]
