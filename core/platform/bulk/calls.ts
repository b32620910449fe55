import { wholeListQuery } from '../lists/whole-list.ts'
import { bulkBodyLimit, bulkProgress, maxInBulk, selection } from './model.ts'

/** The common properties of all bulk actions. */
export const bulkCall = {
  method: 'POST',
  description:
    'Returns a result for each record: success, or the reason for the failure. Each call handles some of the records. Repeat it until `left` is 0; no record is changed twice. A repeat with other records or another reason is rejected. A user can start up to 200 actions a day.',
  source: 'own design, based on spec 2 §7',
  audience: 'token',
  rateLimit: 'bulk',
  work: 'long',
  idempotency: 'natural',
  bodyLimit: bulkBodyLimit,
  answer: bulkProgress,
  errors: ['notFound', 'invalidInput'],
} as const

/** The common properties of all calls that return the records of a list for a bulk action. */
export const selectionCall = {
  method: 'GET',
  description: `Every record of the same list call, up to ${maxInBulk}, in its order.`,
  source: 'own design, based on spec 2 §7',
  audience: 'token',
  rateLimit: 'bulk',
  query: wholeListQuery,
  answer: selection,
  errors: ['unknownSort', 'unknownFilter'],
} as const
