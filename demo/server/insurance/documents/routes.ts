import * as comparisons from '#core/insurance/documents/endpoints.ts'
import * as calls from '#core/insurance/documents/endpoints.ts'
import { notFound } from '../../kernel/api-error.ts'
import { route, type Route } from '../../kernel/route.ts'
import { readCartOf } from '../quotes/cart/read-cart.ts'
import { comparedQuotes, sharedQuotes } from '../quotes/cart/shared-comparison.ts'
import { readQuote } from '../quotes/read-quote.ts'
import { drawComparison } from './comparison.ts'
import { checkPolicy, fileIn } from './policy-papers.ts'
import { listDocuments, readDocument } from './service.ts'
import { writePolicyPaper, writeProposal } from './writing.ts'

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
    return fileIn(await writeProposal(services, quote.id))
  }),
  route(calls.downloadPolicy, async ({ params }, context) => {
    await checkPolicy(context, params)
    return fileIn(await writePolicyPaper(context.services, 'policy', params.policyId))
  }),
  route(calls.downloadInvoice, async ({ query }, context) => {
    await checkPolicy(context, query)
    return fileIn(await writePolicyPaper(context.services, 'invoice', query.policyId))
  }),
  route(comparisons.downloadCart, async ({ params }, { services, viewer }) => {
    const { content } = await readCartOf(services, viewer, params.accountId)
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
