import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'

/** Accounts of one call of `syncLeads`. */
export const maxLeads = 100

/** Fills leads, accounts that are not quoted yet, from the register of companies. */
export const syncLeads = endpoint({
  id: 'syncLeads',
  method: 'POST',
  path: '/api/account/v1/sync/lead',
  summary: 'Sync leads',
  description:
    'Leads are the caller’s open accounts. Each takes from the register of companies what it lacks, as in a refresh of one account. A call takes the next 100 by id; `next` says where the following one begins.',
  source: 'spec 2 §7, spec 3 §2; body and answer are chosen',
  audience: 'token',
  permission: 'account:update',
  rateLimit: 'saving',
  work: 'heavy',
  idempotency: 'natural',
  body: z.object({
    /** The last account of the call before. */
    after: z.optional(id()),
  }),
  answer: z.object({
    checked: z.int(),
    updated: z.int(),
    /** Absent when all were checked. */
    next: z.optional(z.string()),
  }),
})
