import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'

/** Most people that are named as having a record open. */
export const maxOthers = 20

/** A tab that has a record open, or leaves it. */
const presence = z.object({ tabId: id(), isHere: z.boolean() })

/** Who else has the record open now, as far as the viewer may know. */
const others = z.object({
  others: z.array(z.object({ name: z.string() })).check(z.maxLength(maxOthers)),
})

const shared = {
  method: 'PUT',
  description:
    'Called every few seconds as long as a tab shows it, and once when it leaves; who calls no more is gone after ten seconds. A tab can leave a record that was deleted. Staff see everyone, others the users of their own account.',
  source: 'chosen',
  audience: 'token',
  rateLimit: 'presence',
  impersonation: 'unrecorded',
  params: z.object({ id: id() }),
  body: presence,
  answer: others,
  errors: ['notFound'],
} as const

/** Says that a tab shows a quote, and gives who else does. */
export const markQuotePresence = endpoint({
  ...shared,
  id: 'markQuotePresence',
  path: '/api/live/v1/quotes/{id}/presence',
  summary: 'Show who has a quote open',
  permission: 'quote:read',
  idempotency: 'natural',
})

/** Says that a tab shows an account, and gives who else does. */
export const markAccountPresence = endpoint({
  ...shared,
  id: 'markAccountPresence',
  path: '/api/live/v1/accounts/{id}/presence',
  summary: 'Show who has an account open',
  permission: 'account:read',
  idempotency: 'natural',
})
