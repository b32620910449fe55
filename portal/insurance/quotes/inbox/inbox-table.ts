import { inboxList } from '#core/insurance/quotes/lists.ts'
import { inboxUrgency } from '#core/insurance/quotes/urgency.ts'
import { defineTable } from '../../../frame/tables/define-table.ts'
import { enterAgency } from '../../../identity/impersonation/impersonation-actions.ts'
import { quoteActions } from '../quote-actions.ts'
import { quoteColumns } from '../quote-columns.tsx'
import { quoteAddress, quoteName } from '../quote-row.ts'
import { QuoteDetails } from '../QuoteDetails.tsx'

/** Quotes that wait for an underwriter: requested to bind, or referred. */
export const inboxTable = defineTable({
  id: 'inbox',
  label: 'portal:menu.inbox',
  list: inboxList,
  source: (queries, query) => queries.options(inboxList.endpoint, { query }),
  columns: quoteColumns,
  filters: {
    status: {
      label: 'portal:field.status',
      texts: 'quotes:status',
      only: ['REQUESTED', 'REFERRED'],
    },
    type: { label: 'portal:field.type', texts: 'portal:option' },
  },
  title: 'quoteNumber',
  subtitle: 'companyName',
  urgency: inboxUrgency,
  primary: { kind: 'open', address: quoteAddress },
  card: { aside: 'status', lead: ['totalPremium', 'effectiveDate'] },
  pageSize: 25,
  rowName: quoteName,
  actions: [...quoteActions, enterAgency],
  Details: QuoteDetails,
})
