import * as z from 'zod/mini'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { bulkCall, selectionCall } from '../../../platform/bulk/calls.ts'
import { bulkRequest } from '../../../platform/bulk/model.ts'
import { decline } from '../underwriting/decline.ts'
import { quoteLoss } from '../lifecycle/loss.ts'
import { bulkNeedBy } from '../lifecycle/need-by.ts'

/** Declines the selected quotes with one reason. */
export const declineQuotes = endpoint({
  ...bulkCall,
  id: 'declineQuotes',
  path: '/api/quote/v1/bulk/decline',
  summary: 'Decline several quotes',
  description: `${bulkCall.description} Each agent gets one email about all of theirs.`,
  permission: 'quote:decline',
  body: z.extend(bulkRequest, { with: decline }),
})

/** Marks the selected quotes as lost with one reason. */
export const loseQuotes = endpoint({
  ...bulkCall,
  id: 'loseQuotes',
  path: '/api/quote/v1/bulk/lost',
  summary: 'Mark several quotes as lost',
  permission: 'quote:close',
  body: z.extend(bulkRequest, { with: quoteLoss }),
})

/** Deletes the selected quotes. */
export const deleteQuotes = endpoint({
  ...bulkCall,
  id: 'deleteQuotes',
  path: '/api/quote/v1/bulk/delete',
  summary: 'Delete several quotes',
  permission: 'quote:close',
  body: bulkRequest,
})

/** Sets one need-by date for the selected quotes. */
export const setNeedByOfQuotes = endpoint({
  ...bulkCall,
  id: 'setNeedByOfQuotes',
  path: '/api/quote/v1/bulk/needBy',
  summary: 'Set the need-by date of several quotes',
  permission: 'quote:request',
  body: z.extend(bulkRequest, { with: bulkNeedBy }),
})

/** Restores the selected lost or deleted quotes. */
export const restoreQuotes = endpoint({
  ...bulkCall,
  id: 'restoreQuotes',
  path: '/api/quote/v1/bulk/restore',
  summary: 'Restore several quotes',
  permission: 'quote:close',
  body: bulkRequest,
})

/** Rescinds the selected binders. */
export const rescindBinders = endpoint({
  ...bulkCall,
  id: 'rescindBinders',
  path: '/api/quote/v1/bulk/rescind',
  summary: 'Rescind several binders',
  permission: 'quote:approve',
  body: bulkRequest,
})

/** Issues the policies of the selected binders. */
export const issueQuotes = endpoint({
  ...bulkCall,
  id: 'issueQuotes',
  path: '/api/quote/v1/bulk/issue',
  summary: 'Issue several policies',
  permission: 'quote:issue',
  body: bulkRequest,
})

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
