import { tableTab } from '../../frame/personas/table-tab.ts'

/** The tab of accounts. */
export const accountTab = tableTab(
  { id: 'ACCOUNTS', label: 'accounts:menu.accounts', icon: 'company' },
  async () => (await import('./account-table.tsx')).accountTable,
)

/** Columns of accounts, after those that name the account. */
export const accountTerms = [
  'status',
  'place',
  'industry',
  'revenue',
  'profileScore',
  'domainName',
  'created',
  'modified',
] as const
