import * as z from 'zod/mini'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { bulkBodyLimit, bulkProgress, bulkRequest } from '../../../platform/bulk/model.ts'
import { decline } from '../decline.ts'
import { quoteLoss } from '../loss.ts'
import { needByOfAll } from '../need-by.ts'

/** What is the same for every bulk action on quotes. */
const onQuotes = {
  method: 'POST',
  source: 'chosen, after spec 2 §7',
  audience: 'token',
  rateLimit: 'bulk',
  work: 'heavy',
  bodyLimit: bulkBodyLimit,
  answer: bulkProgress,
  errors: ['notFound', 'invalidInput'],
} as const

const description =
  'A result for each quote: done, or why not. Each call does some of them: repeating it goes on until nothing is left, and does none twice.'

/** Declines the quotes of a selection, all with one reason. */
export const declineQuotes = endpoint({
  ...onQuotes,
  id: 'declineQuotes',
  path: '/api/quote/v1/bulk/decline',
  summary: 'Decline several quotes',
  description,
  permission: 'quote:decline',
  body: z.extend(bulkRequest, { with: decline }),
})

/** Marks the quotes of a selection as lost, all with one reason. */
export const loseQuotes = endpoint({
  ...onQuotes,
  id: 'loseQuotes',
  path: '/api/quote/v1/bulk/lost',
  summary: 'Mark several quotes as lost',
  description,
  permission: 'quote:close',
  body: z.extend(bulkRequest, { with: quoteLoss }),
})

/** Deletes the quotes of a selection. */
export const deleteQuotes = endpoint({
  ...onQuotes,
  id: 'deleteQuotes',
  path: '/api/quote/v1/bulk/delete',
  summary: 'Delete several quotes',
  description,
  permission: 'quote:close',
  body: bulkRequest,
})

/** Sets one need-by date for the quotes of a selection. */
export const setNeedByOfQuotes = endpoint({
  ...onQuotes,
  id: 'setNeedByOfQuotes',
  path: '/api/quote/v1/bulk/needBy',
  summary: 'Set the need-by date of several quotes',
  description,
  permission: 'quote:request',
  body: z.extend(bulkRequest, { with: needByOfAll }),
})
