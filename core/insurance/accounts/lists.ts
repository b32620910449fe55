import { anyOf, ids, list } from '../../platform/lists/list.ts'
import { searchAccounts } from './endpoints.ts'
import { accountStatuses } from './model.ts'

/** Accounts, sorted by name by default (spec 2 §9). */
export const accountList = list({
  endpoint: searchAccounts,
  sorts: ['name', 'agencyName', 'state', 'revenue', 'status', 'created', 'modified'],
  defaultSort: 'name,asc',
  filters: {
    /** Named views of the dashboard (spec 2 §2). */
    view: anyOf(['active_policy', 'open_for_renewal', 'not_quoted', 'potential_submissions']),
    status: anyOf(accountStatuses),
    accountId: ids,
    team: ids,
  },
  isSearchable: true,
  hasDateFilter: true,
})
