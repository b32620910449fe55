import { exportBinders } from '#core/insurance/quotes/list/endpoints.ts'
import { binderPaymentOf } from '#core/insurance/quotes/bind/binder-payment.ts'
import { binderList } from '#core/insurance/quotes/list/lists.ts'
import type { BinderRow } from '#core/insurance/quotes/model.ts'
import { productsOf } from '#core/insurance/products/products.ts'
import type { Queries } from '#core/platform/queries/queries.ts'
import type { ListQuery } from '#core/platform/api/lists.ts'
import type { SortOf } from '#core/platform/lists/list.ts'
import { Status } from '../../frame/parts/Status.tsx'
import { dateWidth, type TableColumn } from '../../frame/tables/definition.ts'
import { paymentStatusMarks } from './payment-status-marks.ts'
import { quoteColumns } from './quote-columns.tsx'

const { quoteNumber, companyName, agencyName, status, product } = quoteColumns
const { limit, totalPremium, effectiveDate, created } = quoteColumns

const columns = {
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
    width: dateWidth,
  },
  payment: {
    header: 'portal:field.payment',
    cell: (binder) => {
      const payment = binderPaymentOf(binder)
      return payment === undefined ? '' : <Status of={paymentStatusMarks} value={payment} isQuiet />
    },
    width: 120,
  },
} as const satisfies Record<string, TableColumn<BinderRow, SortOf<typeof binderList>>>

/** The columns and options that all binder tables share. */
export const binderTableBase = {
  label: 'quotes:menu.binders',
  list: binderList,
  source: (queries: Queries, query: ListQuery) => queries.options(binderList.endpoint, { query }),
  exportBy: exportBinders,
  columns,
  filters: {
    status: {
      label: 'quotes:field.status',
      texts: 'quotes:status',
      only: ['BOUND', 'BINDER EXPIRED', 'RESCIND'],
      isInline: true,
    },
    payment: { label: 'portal:field.payment', texts: 'quotes:option' },
    product: { label: 'portal:field.product', texts: 'products:names', inRegion: productsOf },
  },
  card: { aside: 'status', lead: ['totalPremium', 'effectiveDate', 'payment', 'boundDate'] },
  pageSize: 20,
} as const
