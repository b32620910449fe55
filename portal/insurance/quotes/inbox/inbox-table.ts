import { inboxList } from '#core/insurance/quotes/lists.ts'
import { waitingQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { inboxUrgency } from '#core/insurance/quotes/urgency.ts'
import { defineTable } from '../../../frame/tables/define-table.ts'
import { quoteColumns } from '../quote-columns.tsx'
import { quoteRoles } from '../quote-roles.ts'

/** Quotes that wait for an underwriter: requested to bind, or referred. */
export const inboxTable = defineTable({
  id: 'inbox',
  label: 'quotes:menu.inbox',
  list: inboxList,
  source: (queries, query) => queries.options(inboxList.endpoint, { query }),
  columns: {
    ...quoteColumns,
    // more columns than other tables: dates keep their year at 1280
    companyName: { ...quoteColumns.companyName, width: 190 },
    agencyName: { ...quoteColumns.agencyName, width: 150 },
    limit: { ...quoteColumns.limit, hidden: true },
    underwriter: {
      header: 'quotes:field.underwriter',
      // those to whom the decision was left come before who left it
      cell: ({ underwriterName = '', escalatedTo }, { label }) =>
        escalatedTo === undefined ? underwriterName : label('quotes:escalatedTo', escalatedTo),
      width: 105,
    },
    needBy: {
      header: 'quotes:field.needBy',
      cell: ({ needBy }, { day }) => (needBy === undefined ? '' : day(needBy)),
      width: 105,
    },
  },
  filters: {
    status: {
      label: 'quotes:field.status',
      texts: 'quotes:status',
      only: waitingQuoteStatuses,
    },
    type: { label: 'quotes:field.type', texts: 'quotes:option' },
  },
  ...quoteRoles,
  exportBy: async () => (await import('#core/insurance/quotes/export-endpoints.ts')).exportInbox,
  bulk: {
    needs: 'quote:review',
    seen: ({ modified }) => modified,
    load: async () => (await import('../bulk/quote-bulk.ts')).inboxBulk,
  },
  urgency: inboxUrgency,
  card: { aside: 'status', lead: ['totalPremium', 'effectiveDate'] },
  pageSize: 25,
})
