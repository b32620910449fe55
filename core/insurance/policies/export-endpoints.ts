import { endpoint } from '../../platform/api/endpoint.ts'
import { exportCall } from '../../platform/exports/export.ts'

/** Exports the policies of a list query as a file. */
export const exportPolicies = endpoint({
  ...exportCall,
  id: 'exportPolicies',
  path: '/api/policy/v1/search/export',
  summary: 'Export policies',
  permission: 'policy:read',
})
