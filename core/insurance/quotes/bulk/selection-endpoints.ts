import { endpoint } from '../../../platform/api/endpoint.ts'
import { selectionCall } from '../../../platform/bulk/calls.ts'

/** Returns the id of every quote in a list query, for a bulk action. */
export const selectQuotes = endpoint({
  ...selectionCall,
  id: 'selectQuotes',
  path: '/api/quote/v1/search/selection',
  summary: 'Select the quotes of a list',
  permission: 'quote:request',
})

/** Returns the id of every quote in a query of the underwriting inbox. */
export const selectInbox = endpoint({
  ...selectionCall,
  id: 'selectInbox',
  path: '/api/quote/v1/uw-inbox/selection',
  summary: 'Select the quotes of the underwriting inbox',
  permission: 'quote:review',
})

/** Returns the id of every quote in a query of an agency's inbox. */
export const selectAgencyInbox = endpoint({
  ...selectionCall,
  id: 'selectAgencyInbox',
  path: '/api/quote/v1/agency-inbox/selection',
  summary: 'Select the quotes of an agency’s inbox',
  permission: 'quote:request',
})

/** Returns the id of every binder in a list query. */
export const selectBinders = endpoint({
  ...selectionCall,
  id: 'selectBinders',
  path: '/api/quote/v1/binders/selection',
  summary: 'Select the binders of a list',
  permission: 'quote:approve',
})

/** Returns the id of every deleted quote in a list query. */
export const selectDeletedQuotes = endpoint({
  ...selectionCall,
  id: 'selectDeletedQuotes',
  path: '/api/quote/v1/restore/selection',
  summary: 'Select the deleted quotes of a list',
  permission: 'quote:close',
})
