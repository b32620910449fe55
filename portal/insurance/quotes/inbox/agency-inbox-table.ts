import { exportAgencyInbox } from '#core/insurance/quotes/list/endpoints.ts'
import { productsOf } from '#core/insurance/products/products.ts'
import { agencyInboxList } from '#core/insurance/quotes/list/deferred-lists.ts'
import { inboxUrgency } from '#core/insurance/quotes/list/urgency.ts'
import { defineTable } from '../../../frame/tables/define-table.ts'
import { quoteColumns } from '../quote-columns.tsx'
import { quoteRoles } from '../quote-roles.ts'

/** Quotes that others requested from the agency; they wait until it requests to bind. */
export const agencyInboxTable = defineTable({
  id: 'agency-inbox',
  label: 'quotes:menu.inbox',
  list: agencyInboxList,
  source: (queries, query) => queries.options(agencyInboxList.endpoint, { query }),
  columns: {
    ...quoteColumns,
    source: {
      header: 'agency-inbox:askedBy',
      cell: (quote, { label }) => label('agency-inbox:source', quote.source),
      width: 130,
    },
  },
  filters: {
    source: { label: 'agency-inbox:askedBy', texts: 'agency-inbox:source' },
    type: { label: 'quotes:field.type', texts: 'quotes:option' },
    product: { label: 'portal:field.product', texts: 'products:names', inRegion: productsOf },
  },
  ...quoteRoles,
  exportBy: exportAgencyInbox,
  bulk: {
    needs: 'quote:request',
    version: ({ modified }) => modified,
    load: async () => (await import('../bulk/quote-bulk.ts')).agencyInboxBulk,
  },
  urgency: inboxUrgency,
  card: { aside: 'source', lead: ['totalPremium', 'effectiveDate'] },
  pageSize: 25,
})
