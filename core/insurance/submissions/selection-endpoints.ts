import { endpoint } from '../../platform/api/endpoint.ts'
import { selectionCall } from '../../platform/bulk/calls.ts'

/** Returns the id of every submission in a list query, for bulk assignment. */
export const selectSubmissions = endpoint({
  ...selectionCall,
  id: 'selectSubmissions',
  path: '/api/account/v1/submission/search/selection',
  summary: 'Select the submissions of a list',
  permission: 'submission:review',
  errors: [...selectionCall.errors, 'notFound'],
})
