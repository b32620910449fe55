import { endpoint } from '../../platform/api/endpoint.ts'
import { exportQuery } from '../../platform/exports/export.ts'

const ofList = {
  method: 'GET',
  description:
    'Every row of the same list call, up to 10,000, as CSV in UTF-8 with the asked columns.',
  source: 'chosen, after spec 2 §2',
  audience: 'token',
  rateLimit: 'export',
  query: exportQuery,
  returns: 'file',
  errors: ['unknownSort', 'unknownFilter'],
} as const

export const exportQuotes = endpoint({
  ...ofList,
  id: 'exportQuotes',
  path: '/api/quote/v1/search/export',
  summary: 'Export quotes',
  permission: 'quote:read',
})

export const exportBinders = endpoint({
  ...ofList,
  id: 'exportBinders',
  path: '/api/quote/v1/binders/export',
  summary: 'Export binders',
  permission: 'binder:read',
})

export const exportInbox = endpoint({
  ...ofList,
  id: 'exportInbox',
  path: '/api/quote/v1/uw-inbox/export',
  summary: 'Export the underwriting inbox',
  permission: 'quote:review',
})

export const exportAgencyInbox = endpoint({
  ...ofList,
  id: 'exportAgencyInbox',
  path: '/api/quote/v1/agency-inbox/export',
  summary: 'Export the inbox of an agency',
  permission: 'quote:request',
})
