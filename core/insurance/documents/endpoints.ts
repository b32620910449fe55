import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { listQuery } from '../../platform/api/lists.ts'
import { documentPage } from './model.ts'
import { boundedText, id } from '../../foundation/validation/bounded.ts'

const wireBoolean = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (wire) => wire === 'true',
  encode: (value) => (value ? 'true' : 'false'),
})

export const searchDocuments = endpoint({
  id: 'searchDocuments',
  method: 'GET',
  path: '/api/docs/v1/search/{accountId}',
  summary: 'Lists the documents of an account that the viewer may open.',
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
  summary: 'Gives the bytes of one document.',
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
  summary: 'Gives the proposal of a quote, as it stands now, as a PDF.',
  source: 'chosen, after spec 2 §7',
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
  summary: 'Gives the policy document as a PDF.',
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

const paper = z.object({
  accountId: id(),
  policyId: id(),
  createdDate: z.optional(boundedText(40)),
  isEndorsement: z.optional(wireBoolean),
})

export const downloadReceipt = endpoint({
  id: 'downloadReceipt',
  method: 'GET',
  path: '/api/docs/v1/receipt',
  summary: 'Gives the latest receipt of a policy as a PDF.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'document:read',
  query: paper,
  returns: 'file',
  errors: ['notFound'],
})

export const downloadInvoice = endpoint({
  id: 'downloadInvoice',
  method: 'GET',
  path: '/api/docs/v1/invoice',
  summary: 'Gives the latest invoice of a policy as a PDF.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'document:read',
  query: paper,
  returns: 'file',
  errors: ['notFound'],
})
