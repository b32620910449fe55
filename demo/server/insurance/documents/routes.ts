import * as calls from '#core/insurance/documents/endpoints.ts'
import type { Context } from '../../kernel/context.ts'
import { notFound } from '../../kernel/api-error.ts'
import { route, type Route } from '../../kernel/route.ts'
import { policyFor } from '../policies/service.ts'
import { readQuote } from '../quotes/reading.ts'
import { fileOf, listDocuments, readDocument } from './service.ts'
import { writePolicyPaper, writeProposal, writeReceipt } from './writing.ts'

/** Refuses a policy beyond the viewer's scope, or under another account. */
const checkPolicy = async (
  { services, viewer }: Context,
  { accountId, policyId }: { readonly accountId: string; readonly policyId: string },
): Promise<void> => {
  const policy = await policyFor(services, viewer, policyId)
  if (policy.accountId !== accountId) throw notFound()
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
    return fileOf(await writeProposal(services, quote.id))
  }),
  route(calls.downloadPolicy, async ({ params }, context) => {
    await checkPolicy(context, params)
    return fileOf(await writePolicyPaper(context.services, 'policy', params.policyId))
  }),
  route(calls.downloadInvoice, async ({ query }, context) => {
    await checkPolicy(context, query)
    return fileOf(await writePolicyPaper(context.services, 'invoice', query.policyId))
  }),
  route(calls.downloadReceipt, async ({ query }, context) => {
    await checkPolicy(context, query)
    return fileOf(await writeReceipt(context.services, query.policyId))
  }),
]
