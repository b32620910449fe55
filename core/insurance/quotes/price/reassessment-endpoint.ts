import * as z from 'zod/mini'
import { boundedText, id } from '../../../foundation/validation/bounded.ts'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { product } from '../../products/model.ts'
import { accountParams, risk } from '../../risk/model.ts'

/** Which quote the risk of its account is assessed again for (spec 2 §7). */
export const reassessment = z.object({
  quoteId: id(),
  product,
  /** The agent of the quote, whom clients name; not used, because the quote names its agent. */
  agentEmail: z.optional(boundedText(320)),
})
export type Reassessment = z.output<typeof reassessment>

/**
 * Apart from the other calls, which do not load the shapes of risk. The scan takes a while: clients
 * read the risk after 5 seconds (spec 2 §9).
 */
export const reassessRisk = endpoint({
  id: 'reassessRisk',
  method: 'POST',
  path: '/api/quote/v1/reassess-risk/{accountId}',
  summary: 'Reassess the risk of a quote’s account',
  description: 'Queues a scan of the account for which the quote is. Its risk shows the progress.',
  source: 'spec 2 §7; the path is chosen',
  audience: 'token',
  permission: 'quote:review',
  rateLimit: 'scan',
  idempotency: 'natural',
  params: accountParams,
  body: reassessment,
  answer: risk,
  errors: ['notFound', 'domainMissing', 'scansOff', 'tooManyRequests', 'invalidInput'],
})
