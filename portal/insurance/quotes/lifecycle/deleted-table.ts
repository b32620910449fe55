import { exportDeletedQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { productsOf } from '#core/insurance/products/products.ts'
import { deletedQuoteList } from '#core/insurance/quotes/list/deferred-lists.ts'
import { defineTable } from '../../../frame/tables/define-table.ts'
import { quoteColumns } from '../quote-columns.tsx'
import { quoteRoles } from '../quote-roles.ts'

/** Deleted quotes that the viewer can restore. */
export const deletedTable = defineTable({
  id: 'deleted-quotes',
  label: 'quotes:deletedTitle',
  list: deletedQuoteList,
  source: (queries, query) => queries.options(deletedQuoteList.endpoint, { query }),
  columns: quoteColumns,
  filters: {
    type: { label: 'quotes:field.type', texts: 'quotes:option' },
    product: { label: 'portal:field.product', texts: 'products:names', inRegion: productsOf },
  },
  ...quoteRoles,
  exportBy: exportDeletedQuotes,
  bulk: {
    needs: 'quote:close',
    version: ({ modified }) => modified,
    load: async () => (await import('../bulk/quote-bulk.ts')).deletedBulk,
  },
  urgency: () => undefined,
  card: { aside: 'status', lead: ['totalPremium', 'effectiveDate'] },
  pageSize: 20,
})
