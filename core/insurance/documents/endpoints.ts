import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { listQuery, wireBoolean } from '../../platform/api/lists.ts'
import { policyDocumentQuery } from '../billing/receipt-endpoints.ts'
import { documentPage } from './model.ts'
import { boundedText, id } from '../../foundation/validation/bounded.ts'

export const searchDocuments = endpoint({
  id: 'searchDocuments',
  method: 'GET',
  path: '/api/docs/v1/search/{accountId}',
  summary: 'Search documents',
  description: 'The documents of an account that the caller can open.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'document:read',
  params: z.object({ accountId: id() }),
  query: listQuery,
  answer: documentPage,
  errors: ['notFound'],
})

export const downloadDocument = endpoint({
  id: 'downloadDocument',
  method: 'GET',
  path: '/api/docs/v1/download',
  summary: 'Download a document',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'document:read',
  query: z.object({ docId: id() }),
  returns: 'file',
  errors: ['notFound'],
})

/** Saved as `{company}-{quoteNumber}-proposal.pdf` (spec 2 §7). */
export const downloadProposal = endpoint({
  id: 'downloadProposal',
  method: 'GET',
  path: '/api/docs/v1/quote/{accountId}/{quoteId}',
  summary: 'Download a proposal',
  description: 'PDF of the current quote.',
  source: 'own design, based on spec 2 §7',
  audience: 'token',
  permission: 'document:read',
  params: z.object({ accountId: id(), quoteId: id() }),
  query: z.object({ createdDate: z.optional(boundedText(40)) }),
  returns: 'file',
  errors: ['notFound'],
})

export const downloadPolicy = endpoint({
  id: 'downloadPolicy',
  method: 'GET',
  path: '/api/docs/v1/policy/{accountId}/{policyId}',
  summary: 'Download a policy',
  description: 'PDF of the policy document.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'document:read',
  params: z.object({ accountId: id(), policyId: id() }),
  query: z.object({
    createdDate: z.optional(boundedText(40)),
    isEndorsement: z.optional(wireBoolean),
    product: z.optional(boundedText(100)),
    policyNumber: z.optional(boundedText(64)),
  }),
  returns: 'file',
  errors: ['notFound'],
})

export const downloadInvoice = endpoint({
  id: 'downloadInvoice',
  method: 'GET',
  path: '/api/docs/v1/invoice',
  summary: 'Download an invoice',
  description: 'PDF of the policy’s latest invoice.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'document:read',
  query: policyDocumentQuery,
  returns: 'file',
  errors: ['notFound'],
})

/** Returns no file if the cart is empty. */
export const downloadCart = endpoint({
  id: 'downloadCart',
  method: 'GET',
  path: '/api/docs/v1/cart/{accountId}',
  summary: 'Download the variations of an account',
  description: 'PDF of the current cart.',
  source: 'own design',
  audience: 'token',
  permission: 'account:review',
  params: z.object({ accountId: id() }),
  returns: 'file',
  errors: ['notFound'],
})

export const downloadComparison = endpoint({
  id: 'downloadComparison',
  method: 'GET',
  path: '/api/docs/v1/comparison/{comparisonId}',
  summary: 'Download a shared comparison',
  description: 'PDF of the current quotes.',
  source: 'own design',
  audience: 'token',
  permission: 'document:read',
  params: z.object({ comparisonId: id() }),
  returns: 'file',
  errors: ['notFound'],
})
