import { endpoint } from '../../../platform/api/endpoint.ts'
import { selectionCall } from '../../../platform/bulk/calls.ts'

/** Names every quote of a list call, to act on them together. */
export const selectQuotes = endpoint({
  ...selectionCall,
  id: 'selectQuotes',
  path: '/api/quote/v1/search/selection',
  summary: 'Select the quotes of a list',
  permission: 'quote:request',
})

/** Names every quote of a call of the underwriting inbox. */
export const selectInbox = endpoint({
  ...selectionCall,
  id: 'selectInbox',
  path: '/api/quote/v1/uw-inbox/selection',
  summary: 'Select the quotes of the underwriting inbox',
  permission: 'quote:review',
})

/** Names every quote of a call of an agency's inbox. */
export const selectAgencyInbox = endpoint({
  ...selectionCall,
  id: 'selectAgencyInbox',
  path: '/api/quote/v1/agency-inbox/selection',
  summary: 'Select the quotes of an agency’s inbox',
  permission: 'quote:request',
})

/** Names every binder of a list call. */
export const selectBinders = endpoint({
  ...selectionCall,
  id: 'selectBinders',
  path: '/api/quote/v1/binders/selection',
  summary: 'Select the binders of a list',
  permission: 'quote:approve',
})

/** Names every deleted quote of a list call. */
export const selectDeletedQuotes = endpoint({
  ...selectionCall,
  id: 'selectDeletedQuotes',
  path: '/api/quote/v1/restore/selection',
  summary: 'Select the deleted quotes of a list',
  permission: 'quote:close',
})
