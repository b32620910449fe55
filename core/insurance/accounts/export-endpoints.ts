import { endpoint } from '../../platform/api/endpoint.ts'
import { exportCall } from '../../platform/exports/export.ts'

/** Exports the accounts of a list query as a file. */
export const exportAccounts = endpoint({
  ...exportCall,
  id: 'exportAccounts',
  path: '/api/account/v1/search/export',
  summary: 'Export accounts',
  permission: 'account:read',
})
