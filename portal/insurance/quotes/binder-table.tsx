import { binderList } from '#core/insurance/quotes/lists.ts'
import { productsOf } from '#core/insurance/products/products.ts'
import { quoteUrgency } from '#core/insurance/quotes/urgency.ts'
import { Status } from '../../frame/parts/Status.tsx'
import { defineTable } from '../../frame/tables/define-table.ts'
import { paymentStatusMarks } from '../policies/policy-status-marks.ts'
import { quoteColumns } from './quote-columns.tsx'
import { quoteRoles } from './quote-roles.ts'

const { quoteNumber, companyName, agencyName, status, product } = quoteColumns
const { limit, totalPremium, effectiveDate, created } = quoteColumns

/** The bound quotes that the viewer sees, those that begin first on top (spec 2 §9). */
export const binderTable = defineTable({
  id: 'binders',
  label: 'quotes:menu.binders',
  list: binderList,
  source: (queries, query) => queries.options(binderList.endpoint, { query }),
  columns: {
    quoteNumber,
    companyName,
    agencyName,
    status,
    product,
    limit,
    totalPremium,
    effectiveDate,
    created,
    boundDate: {
      header: 'quotes:field.bound',
      cell: (binder, { instant }) => (binder.boundDate === null ? '' : instant(binder.boundDate)),
      sortBy: 'boundDate',
      width: 115,
    },
    payment: {
      header: 'portal:field.payment',
      cell: (binder) => (
        <Status of={paymentStatusMarks} value={binder.isPaid ? 'Paid' : 'Unpaid'} isQuiet />
      ),
      width: 120,
    },
  },
  filters: {
    status: {
      label: 'quotes:field.status',
      texts: 'quotes:status',
      only: ['BOUND', 'BINDER EXPIRED', 'RESCIND'],
      isOpen: true,
    },
    payment: { label: 'portal:field.payment', texts: 'quotes:option' },
    product: { label: 'portal:field.product', texts: 'products:names', inRegion: productsOf },
  },
  ...quoteRoles,
  exportBy: async () => (await import('#core/insurance/quotes/export-endpoints.ts')).exportBinders,
  urgency: quoteUrgency,
  card: { aside: 'status', lead: ['totalPremium', 'effectiveDate', 'payment', 'boundDate'] },
  pageSize: 20,
})
