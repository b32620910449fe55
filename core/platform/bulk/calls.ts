import { wholeListQuery } from '../lists/whole-list.ts'
import { bulkBodyLimit, bulkProgress, selection } from './model.ts'
import { mostInBulk } from './most-in-bulk.ts'

/** What is the same for every bulk action. */
export const bulkCall = {
  method: 'POST',
  description:
    'A result for each record: done, or why not. Each call does some of them: repeating it goes on until nothing is left, and does none twice; with other records or another reason it is refused. A user begins up to 200 actions a day.',
  source: 'chosen, after spec 2 §7',
  audience: 'token',
  rateLimit: 'bulk',
  work: 'long',
  idempotency: 'natural',
  bodyLimit: bulkBodyLimit,
  answer: bulkProgress,
  errors: ['notFound', 'invalidInput'],
} as const

/** What is the same for every call that names the records of a list, to act on them together. */
export const selectionCall = {
  method: 'GET',
  description: `Every record of the same list call, up to ${mostInBulk}, in its order.`,
  source: 'chosen, after spec 2 §7',
  audience: 'token',
  rateLimit: 'bulk',
  query: wholeListQuery,
  answer: selection,
  errors: ['unknownSort', 'unknownFilter'],
} as const
