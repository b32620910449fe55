import { quoteList } from '#core/insurance/quotes/lists.ts'
import { quoteUrgency } from '#core/insurance/quotes/urgency.ts'
import { defineTable } from '../../frame/tables/define-table.ts'
import { quoteColumns } from './quote-columns.tsx'
import { quoteRoles } from './quote-roles.ts'

/** The quotes that the viewer sees, the last changed first (spec 2 §9). */
export const quoteTable = defineTable({
  id: 'quotes',
  label: 'portal:menu.quotes',
  list: quoteList,
  source: (queries, query) => queries.options(quoteList.endpoint, { query }),
  columns: quoteColumns,
  filters: {
    status: { label: 'portal:field.status', texts: 'quotes:status' },
    activity: { label: 'portal:field.activity', texts: 'portal:option' },
    type: { label: 'portal:field.type', texts: 'portal:option' },
  },
  ...quoteRoles,
  urgency: quoteUrgency,
  card: { aside: 'status', lead: ['totalPremium', 'effectiveDate'] },
  pageSize: 20,
})
