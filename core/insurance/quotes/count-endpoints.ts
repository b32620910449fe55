import { endpoint } from '../../platform/api/endpoint.ts'
import { countQuery } from '../../platform/lists/status-counts.ts'
import { quoteStatusCounts } from './counted.ts'

export const countQuotes = endpoint({
  id: 'countQuotes',
  method: 'GET',
  path: '/api/quote/v1/aggregate/status',
  summary: 'Count quotes by status',
  description:
    'The quotes that the caller can see, counted like the rows of their list. Invalid and deleted quotes are not counted.',
  source: 'spec 2 §4, §7 (aggregate*); the rest of the path is chosen',
  audience: 'token',
  permission: 'quote:read',
  work: 'heavy',
  query: countQuery,
  answer: quoteStatusCounts,
  errors: ['unknownFilter'],
})
