import { listScreen } from '../../../frame/screens/list-screen.tsx'
import { table } from '../../../frame/tables/table.tsx'
import { quoteTerms } from '../quote-tabs.ts'
import { DeletedActions } from './DeletedActions.tsx'

/** The screen of deleted quotes. */
export const DeletedScreen = listScreen({
  title: 'quotes:deletedTitle',
  lead: 'quotes:deletedLead',
  table: table(
    async () => (await import('./deleted-table.ts')).deletedTable,
    ['quoteNumber', 'companyName', ...quoteTerms],
  ),
  Actions: DeletedActions,
})
