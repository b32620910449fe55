import { tableTab } from '../../frame/personas/table-tab.ts'

/** The tab of quotes. */
export const quoteTab = tableTab(
  { id: 'QUOTES', label: 'quotes:menu.quotes', icon: 'quote' },
  async () => (await import('./quote-table.ts')).quoteTable,
)

/** The tab of bound quotes. */
export const binderTab = tableTab(
  { id: 'BINDERS', label: 'quotes:menu.binders', icon: 'binder' },
  async () => (await import('./binder-table.ts')).binderTable,
)

/** The binder tab of carriers, clusters and digital agents. */
export const partnerBinderTab = tableTab(
  { id: 'BINDERS', label: 'quotes:menu.binders', icon: 'binder' },
  async () => (await import('./partner-binder-table.ts')).partnerBinderTable,
)

/** Columns of quotes, after the identifying ones. */
export const quoteTerms = [
  'status',
  'product',
  'type',
  'limit',
  'totalPremium',
  'effectiveDate',
  'expiresOn',
  'created',
  'modified',
] as const

/** Columns of bound quotes, after the identifying ones. */
export const binderTerms = [
  'status',
  'payment',
  'product',
  'limit',
  'totalPremium',
  'effectiveDate',
  'boundDate',
  'created',
] as const
