import { table } from '../../frame/tables/table.tsx'

/** The tabs of the keys' screen; the first one is the default. */
export const keyTabs = [
  {
    id: 'KEYS',
    label: 'keys:tab.keys',
    table: table(
      async () => (await import('./key-table.tsx')).keyTable,
      ['name', 'kind', 'mode', 'state', 'key', 'origins', 'lastUsed', 'created'],
    ),
  },
  {
    id: 'REFUSED',
    label: 'keys:tab.refused',
    table: table(
      async () => (await import('./refused-origin-table.tsx')).refusedOriginTable,
      ['origin', 'keyName', 'mode', 'count', 'last'],
    ),
  },
  {
    id: 'TEST',
    label: 'keys:tab.test',
    table: table(
      async () => (await import('./test-quote-table.ts')).testQuoteTable,
      ['quoteNumber', 'companyName', 'status', 'totalPremium', 'effectiveDate', 'created'],
    ),
  },
] as const
