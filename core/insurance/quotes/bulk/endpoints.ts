import * as z from 'zod/mini'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { bulkCall, selectionCall } from '../../../platform/bulk/calls.ts'
import { bulkRequest } from '../../../platform/bulk/model.ts'
import { decline } from '../underwriting/decline.ts'
import { quoteLoss } from '../life/loss.ts'
import { needByOfAll } from '../life/need-by.ts'

/** Declines the quotes of a selection, all with one reason. */
export const declineQuotes = endpoint({
  ...bulkCall,
  id: 'declineQuotes',
  path: '/api/quote/v1/bulk/decline',
  summary: 'Decline several quotes',
  description: `${bulkCall.description} Each agent gets one mail about all of theirs.`,
  permission: 'quote:decline',
  body: z.extend(bulkRequest, { with: decline }),
})

/** Marks the quotes of a selection as lost, all with one reason. */
export const loseQuotes = endpoint({
  ...bulkCall,
  id: 'loseQuotes',
  path: '/api/quote/v1/bulk/lost',
  summary: 'Mark several quotes as lost',
  permission: 'quote:close',
  body: z.extend(bulkRequest, { with: quoteLoss }),
})

/** Deletes the quotes of a selection. */
export const deleteQuotes = endpoint({
  ...bulkCall,
  id: 'deleteQuotes',
  path: '/api/quote/v1/bulk/delete',
  summary: 'Delete several quotes',
  permission: 'quote:close',
  body: bulkRequest,
})

/** Sets one need-by date for the quotes of a selection. */
export const setNeedByOfQuotes = endpoint({
  ...bulkCall,
  id: 'setNeedByOfQuotes',
  path: '/api/quote/v1/bulk/needBy',
  summary: 'Set the need-by date of several quotes',
  permission: 'quote:request',
  body: z.extend(bulkRequest, { with: needByOfAll }),
})

/** Restores the lost or deleted quotes of a selection. */
export const restoreQuotes = endpoint({
  ...bulkCall,
  id: 'restoreQuotes',
  path: '/api/quote/v1/bulk/restore',
  summary: 'Restore several quotes',
  permission: 'quote:close',
  body: bulkRequest,
})

/** Takes the binders of a selection back. */
export const rescindBinders = endpoint({
  ...bulkCall,
  id: 'rescindBinders',
  path: '/api/quote/v1/bulk/rescind',
  summary: 'Rescind several binders',
  permission: 'quote:approve',
  body: bulkRequest,
})

/** Issues the policies of a selection of binders. */
export const issueQuotes = endpoint({
  ...bulkCall,
  id: 'issueQuotes',
  path: '/api/quote/v1/bulk/issue',
  summary: 'Issue several policies',
  permission: 'quote:issue',
  body: bulkRequest,
})

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
