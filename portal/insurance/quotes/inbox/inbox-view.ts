import { listScreen } from '../../../frame/screens/list-screen.tsx'
import { table } from '../../../frame/tables/table.tsx'
import { quoteTerms } from '../quote-tabs.ts'

/** The screen of quotes that wait for an underwriter. */
export const InboxScreen = listScreen({
  title: 'quotes:underwriting.inboxTitle',
  lead: 'quotes:underwriting.inboxLead',
  table: table(
    async () => (await import('./inbox-table.ts')).inboxTable,
    ['quoteNumber', 'companyName', 'agencyName', 'underwriter', 'needBy', ...quoteTerms],
  ),
})
