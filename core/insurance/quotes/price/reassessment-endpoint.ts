import * as z from 'zod/mini'
import { boundedText, id } from '../../../foundation/validation/bounded.ts'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { product } from '../../products/model.ts'
import { accountParams, risk } from '../../risk/model.ts'

/** The quote whose account's risk is reassessed (spec 2 §7). */
export const reassessment = z.object({
  quoteId: id(),
  product,
  /** Sent by clients, but not used: the quote knows its agent. */
  agentEmail: z.optional(boundedText(320)),
})
export type Reassessment = z.output<typeof reassessment>

/**
 * Separate from the other quote calls, which do not load the risk shapes. The scan takes a while;
 * clients read the risk after 5 seconds (spec 2 §9).
 */
export const reassessRisk = endpoint({
  id: 'reassessRisk',
  method: 'POST',
  path: '/api/quote/v1/reassess-risk/{accountId}',
  summary: 'Reassess the risk of a quote’s account',
  description: 'Queues a scan of the quote’s account. The account’s risk shows the progress.',
  source: 'spec 2 §7; path not specified',
  audience: 'token',
  permission: 'quote:review',
  rateLimit: 'scan',
  idempotency: 'natural',
  params: accountParams,
  body: reassessment,
  answer: risk,
  errors: ['notFound', 'domainMissing', 'scansOff', 'tooManyRequests', 'invalidInput'],
})
