import * as comparisons from '#core/insurance/documents/comparison-endpoints.ts'
import * as calls from '#core/insurance/documents/endpoints.ts'
import type { Context } from '../../kernel/context.ts'
import { notFound } from '../../kernel/api-error.ts'
import { route, type FileAnswer, type Route } from '../../kernel/route.ts'
import { policyFor } from '../policies/service.ts'
import { readCartOf } from '../quotes/cart/read-cart.ts'
import { comparedQuotes, sharedQuotes } from '../quotes/cart/shared-comparison.ts'
import { readQuote } from '../quotes/read-quote.ts'
import { drawComparison } from './comparison.ts'
import { fileOf, listDocuments, readDocument } from './service.ts'
import type { DocumentRecord } from './tables.ts'
import { writePolicyPaper, writeProposal, writeReceipt } from './writing.ts'

/** Rejects a policy beyond the viewer's scope, or of another account. */
const checkPolicy = async (
  { services, viewer }: Context,
  { accountId, policyId }: { readonly accountId: string; readonly policyId: string },
): Promise<void> => {
  const policy = await policyFor(services, viewer, policyId)
  if (policy.accountId !== accountId) throw notFound()
}

/** 404 for documents that the product does not have. */
const fileIn = (written: DocumentRecord | undefined): FileAnswer => {
  if (written === undefined) throw notFound()
  return fileOf(written)
}

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
  route(calls.downloadReceipt, async ({ query }, context) => {
    await checkPolicy(context, query)
    return fileIn(await writeReceipt(context.services, query.policyId))
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
