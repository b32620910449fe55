import { anyOf, list } from '../../platform/lists/list.ts'
import { searchDelegableAccounts } from './endpoints.ts'
import { delegableTypes } from './rules.ts'

/** Accounts that staff can impersonate, sorted by name by default. */
export const delegableAccountList = list({
  endpoint: searchDelegableAccounts,
  sorts: ['name', 'accountType'],
  defaultSort: 'name,asc',
  filters: { accountType: anyOf(delegableTypes) },
  isSearchable: true,
  hasDateFilter: false,
})
