import { endpoint } from '../../platform/api/endpoint.ts'
import { exportCall } from '../../platform/exports/export.ts'

/** Exports the submissions of a list query as a file. */
export const exportSubmissions = endpoint({
  ...exportCall,
  id: 'exportSubmissions',
  path: '/api/account/v1/submission/search/export',
  summary: 'Export submissions',
  permission: 'submission:read',
  errors: [...exportCall.errors, 'notFound'],
})
