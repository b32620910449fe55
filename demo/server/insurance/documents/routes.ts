import * as comparisons from '#core/insurance/documents/endpoints.ts'
import * as calls from '#core/insurance/documents/endpoints.ts'
import { notFound } from '../../kernel/api-error.ts'
import { route, type Route } from '../../kernel/route.ts'
import { readAccountCart } from '../quotes/cart/read-cart.ts'
import { comparedQuotes, sharedQuotes } from '../quotes/cart/shared-comparison.ts'
import { readQuote } from '../quotes/read-quote.ts'
import { drawComparison } from './comparison.ts'
import { assertPolicyOfAccount, fileOrNotFound } from './policy-downloads.ts'
import { listDocuments, readDocument } from './service.ts'
import { ensurePolicyDocument, ensureProposal } from './ensure-documents.ts'

export const documentRoutes: Route[] = [
  route(calls.searchDocuments, ({ params, query }, { services, viewer }) =>
    listDocuments(services, viewer, params.accountId, query),
  ),
  route(calls.downloadDocument, ({ query }, { services, viewer }) =>
    readDocument(services, viewer, query.docId),
  ),
  route(calls.downloadProposal, async ({ params }, { services, viewer }) => {
    const quote = await readQuote(services, viewer, { quoteId: params.quoteId })
    if (quote.accountId !== params.accountId) throw notFound()
    if (!quote.allowedActions.includes('downloadProposal')) throw notFound()
    return fileOrNotFound(await ensureProposal(services, quote.id))
  }),
  route(calls.downloadPolicy, async ({ params }, context) => {
    await assertPolicyOfAccount(context, params)
    return fileOrNotFound(await ensurePolicyDocument(context.services, 'policy', params.policyId))
  }),
  route(calls.downloadInvoice, async ({ query }, context) => {
    await assertPolicyOfAccount(context, query)
    return fileOrNotFound(await ensurePolicyDocument(context.services, 'invoice', query.policyId))
  }),
  route(comparisons.downloadCart, async ({ params }, { services, viewer }) => {
    const { content } = await readAccountCart(services, viewer, params.accountId)
    const variations = content.map(({ id, presetName }) => ({ quoteId: id, name: presetName }))
    return drawComparison(services, await comparedQuotes(services, viewer, '', variations))
  }),
  route(comparisons.downloadComparison, async ({ params }, { services, viewer }) => {
    const drawn = await drawComparison(
      services,
      await sharedQuotes(services, viewer, params.comparisonId),
    )
    if (drawn === undefined) throw notFound()
    return drawn
  }),
]
