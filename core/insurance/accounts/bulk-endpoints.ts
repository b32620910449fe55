import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { bulkCall, selectionCall } from '../../platform/bulk/calls.ts'
import { bulkRequest } from '../../platform/bulk/model.ts'
import { accountDecline, accountLoss } from './closure.ts'
import { accountTeams } from './team-endpoints.ts'

/** Returns the id of every account in a list query, for a bulk action. */
export const selectAccounts = endpoint({
  ...selectionCall,
  id: 'selectAccounts',
  path: '/api/account/v1/search/selection',
  summary: 'Select the accounts of a list',
  permission: 'account:update',
})

/** Declines the selected accounts with one reason. */
export const declineAccounts = endpoint({
  ...bulkCall,
  id: 'declineAccounts',
  path: '/api/account/v1/bulk/decline',
  summary: 'Decline several accounts',
  permission: 'account:decline',
  body: z.extend(bulkRequest, { with: accountDecline }),
})

/** Marks the selected accounts as lost with one reason. */
export const loseAccounts = endpoint({
  ...bulkCall,
  id: 'loseAccounts',
  path: '/api/account/v1/bulk/lost',
  summary: 'Mark several accounts as lost',
  permission: 'account:update',
  body: z.extend(bulkRequest, { with: accountLoss }),
})

/** Assigns the selected accounts to teams of their agency. */
export const saveTeamsOfAccounts = endpoint({
  ...bulkCall,
  id: 'saveTeamsOfAccounts',
  path: '/api/account/v1/bulk/team',
  summary: 'Set the teams of several accounts',
  permission: 'account:update',
  body: z.extend(bulkRequest, { with: accountTeams }),
})
