import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { wireBoolean } from '../../platform/api/lists.ts'
import { boundedText, id } from '../../foundation/validation/bounded.ts'

export const policyDocumentQuery = z.object({
  accountId: id(),
  policyId: id(),
  createdDate: z.optional(boundedText(40)),
  isEndorsement: z.optional(wireBoolean),
})

export const downloadReceipt = endpoint({
  id: 'downloadReceipt',
  method: 'GET',
  path: '/api/docs/v1/receipt',
  summary: 'Download a receipt',
  description: 'PDF of the policy’s latest receipt.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'document:read',
  query: policyDocumentQuery,
  returns: 'file',
  errors: ['notFound'],
})
