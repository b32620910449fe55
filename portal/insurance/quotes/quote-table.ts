import { countQuotes, exportQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { quoteList } from '#core/insurance/quotes/list/lists.ts'
import { productsOf } from '#core/insurance/products/products.ts'
import { quoteUrgency } from '#core/insurance/quotes/list/urgency.ts'
import { defineTable } from '../../frame/tables/define-table.ts'
import { statusCount } from '../../frame/tables/status-count.tsx'
import { quoteColumns } from './quote-columns.tsx'
import { quoteRoles } from './quote-roles.ts'

/** The quotes that the viewer sees, last changed first (spec 2 §9). */
export const quoteTable = defineTable({
  id: 'quotes',
  label: 'quotes:menu.quotes',
  list: quoteList,
  source: (queries, query) => queries.options(quoteList.endpoint, { query }),
  columns: quoteColumns,
  filters: {
    status: {
      label: 'quotes:field.status',
      texts: 'quotes:status',
      Count: statusCount(countQuotes),
    },
    activity: { label: 'quotes:field.activity', texts: 'quotes:option' },
    type: { label: 'quotes:field.type', texts: 'quotes:option' },
    product: { label: 'portal:field.product', texts: 'products:names', inRegion: productsOf },
  },
  ...quoteRoles,
  exportBy: exportQuotes,
  bulk: {
    needs: 'quote:request',
    version: ({ modified }) => modified,
    load: async () => (await import('./bulk/quote-bulk.ts')).quoteBulk,
  },
  urgency: quoteUrgency,
  card: { aside: 'status', lead: ['totalPremium', 'effectiveDate'] },
  pageSize: 20,
})
