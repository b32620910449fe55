import { endpoint } from '../../../platform/api/endpoint.ts'
import { exportCall } from '../../../platform/exports/export.ts'

export const exportQuotes = endpoint({
  ...exportCall,
  id: 'exportQuotes',
  path: '/api/quote/v1/search/export',
  summary: 'Export quotes',
  permission: 'quote:read',
})

export const exportBinders = endpoint({
  ...exportCall,
  id: 'exportBinders',
  path: '/api/quote/v1/binders/export',
  summary: 'Export binders',
  permission: 'binder:read',
})

export const exportInbox = endpoint({
  ...exportCall,
  id: 'exportInbox',
  path: '/api/quote/v1/uw-inbox/export',
  summary: 'Export the underwriting inbox',
  permission: 'quote:review',
})

export const exportAgencyInbox = endpoint({
  ...exportCall,
  id: 'exportAgencyInbox',
  path: '/api/quote/v1/agency-inbox/export',
  summary: 'Export the inbox of an agency',
  permission: 'quote:request',
})

export const exportDeletedQuotes = endpoint({
  ...exportCall,
  id: 'exportDeletedQuotes',
  path: '/api/quote/v1/restore/export',
  summary: 'Export deleted quotes',
  permission: 'quote:close',
})
