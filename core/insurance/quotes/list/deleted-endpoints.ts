import { endpoint } from '../../../platform/api/endpoint.ts'
import { listQuery } from '../../../platform/api/lists.ts'
import { quotePage } from '../model.ts'

/** Lists the deleted quotes that can be restored. */
export const searchDeletedQuotes = endpoint({
  id: 'searchDeletedQuotes',
  method: 'GET',
  path: '/api/quote/v1/restore',
  summary: 'Search deleted quotes',
  description: 'The deleted quotes that the caller can restore.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:close',
  query: listQuery,
  answer: quotePage,
  errors: ['unknownSort', 'unknownFilter'],
})
