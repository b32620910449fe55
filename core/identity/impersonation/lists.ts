import { anyOf, list } from '../../platform/lists/list.ts'
import { searchEnterableAccounts } from './endpoints.ts'
import { enterableTypes } from './rules.ts'

/** Accounts that staff can impersonate, sorted by name by default. */
export const enterableAccountList = list({
  endpoint: searchEnterableAccounts,
  sorts: ['name', 'accountType'],
  defaultSort: 'name,asc',
  filters: { accountType: anyOf(enterableTypes) },
  isSearched: true,
  isDated: false,
})
