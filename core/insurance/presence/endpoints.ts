import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'

/** Maximum number of people listed as viewing a record. */
export const maxOthers = 20

/** Body: a tab that has a record open, or closes it. */
const presence = z.object({ tabId: id(), isHere: z.boolean() })

/** Other people who have the record open, as far as the viewer may know. */
const others = z.object({
  others: z.array(z.object({ name: z.string() })).check(z.maxLength(maxOthers)),
})

const shared = {
  method: 'PUT',
  description:
    'Call every few seconds while a tab has the record open, and once when it closes. A tab that stops calling is dropped after ten seconds. A tab can close a record that was deleted. Staff see everyone; others see the users of their own account.',
  source: 'own design',
  audience: 'token',
  rateLimit: 'presence',
  impersonation: 'unrecorded',
  params: z.object({ id: id() }),
  body: presence,
  answer: others,
  errors: ['notFound'],
} as const

/** Reports that a tab has a quote open, and returns its other viewers. */
export const markQuotePresence = endpoint({
  ...shared,
  id: 'markQuotePresence',
  path: '/api/live/v1/quotes/{id}/presence',
  summary: 'Show who has a quote open',
  permission: 'quote:read',
  idempotency: 'natural',
})

/** Reports that a tab has an account open, and returns its other viewers. */
export const markAccountPresence = endpoint({
  ...shared,
  id: 'markAccountPresence',
  path: '/api/live/v1/accounts/{id}/presence',
  summary: 'Show who has an account open',
  permission: 'account:read',
  idempotency: 'natural',
})
