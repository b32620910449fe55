import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'

/** Accounts per call of `syncLeads`. */
export const maxLeads = 100

/** Fills in leads (accounts that are not quoted yet) from the company register. */
export const syncLeads = endpoint({
  id: 'syncLeads',
  method: 'POST',
  path: '/api/account/v1/sync/lead',
  summary: 'Sync leads',
  description:
    'Leads are the caller’s open accounts. Fills in their missing data from the company register, as in a refresh of one account. A call processes the next 100 by ID; `next` is the cursor for the following call.',
  source: 'spec 2 §7, spec 3 §2; body and response not specified',
  audience: 'token',
  permission: 'account:update',
  rateLimit: 'saving',
  work: 'heavy',
  idempotency: 'natural',
  body: z.object({
    /** The cursor: the last account of the previous call. */
    after: z.optional(id()),
  }),
  answer: z.object({
    checked: z.int(),
    updated: z.int(),
    /** Absent if all were checked. */
    next: z.optional(z.string()),
  }),
})
