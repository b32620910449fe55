import { tableTab } from '../../frame/personas/table-tab.ts'

/** The tab of accounts. */
export const accountTab = tableTab(
  { id: 'ACCOUNTS', label: 'accounts:menu.accounts', icon: 'company' },
  async () => (await import('./account-table.tsx')).accountTable,
)

/** Columns of accounts, after the identifying ones. */
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
