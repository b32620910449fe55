import type { quoteList } from '#core/insurance/quotes/list/lists.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { SortOf } from '#core/platform/lists/list.ts'
import { Status } from '../../frame/parts/Status.tsx'
import { quoteStatusMarks } from './quote-status-marks.ts'
import { dateWidth, type TableColumn } from '../../frame/tables/definition.ts'

/** Columns shared by tables of quotes. */
export const quoteColumns = {
  quoteNumber: {
    header: 'portal:field.quoteNumber',
    cell: (quote) => quote.quoteNumber,
    sortBy: 'quoteNumber',
    width: 150,
  },
  companyName: {
    header: 'portal:field.company',
    cell: (quote) => <span title={quote.companyName}>{quote.companyName}</span>,
    sortBy: 'companyName',
    width: 220,
  },
  agencyName: {
    header: 'portal:field.agency',
    cell: (quote) => <span title={quote.agencyName}>{quote.agencyName}</span>,
    sortBy: 'agencyName',
    width: 190,
  },
  status: {
    header: 'quotes:field.status',
    cell: (quote) => <Status of={quoteStatusMarks} value={quote.status} isQuiet />,
    sortBy: 'status',
    width: 155,
  },
  product: {
    header: 'portal:field.product',
    cell: (quote, { label }) => label('products:names', quote.product),
    sortBy: 'product',
    width: 160,
    hidden: true,
  },
  type: {
    header: 'quotes:field.type',
    cell: (quote, { label }) =>
      label('quotes:option', quote.isRenewal ? 'renewal' : 'new_business'),
    width: 120,
    hidden: true,
  },
  limit: {
    header: 'portal:field.limit',
    cell: (quote, { wholeMoney }) => wholeMoney(quote.limit, quote.currency),
    sortBy: 'limit',
    width: 125,
    align: 'end',
  },
  totalPremium: {
    header: 'portal:field.totalPremium',
    cell: (quote, { money }) => money(quote.totalPremium, quote.currency),
    sortBy: 'totalPremium',
    width: 120,
    align: 'end',
  },
  effectiveDate: {
    header: 'portal:field.effective',
    cell: (quote, { day }) => day(quote.effectiveDate),
    sortBy: 'effectiveDate',
    width: dateWidth,
  },
  expiresOn: {
    header: 'quotes:field.expires',
    cell: (quote, { instant, dateTime }) => (
      <span title={dateTime(quote.expiresOn)}>{instant(quote.expiresOn)}</span>
    ),
    sortBy: 'expiresOn',
    width: dateWidth,
    hidden: true,
  },
  created: {
    header: 'portal:field.created',
    cell: (quote, { instant, dateTime }) => (
      <span title={dateTime(quote.created)}>{instant(quote.created)}</span>
    ),
    sortBy: 'created',
    width: dateWidth,
    hidden: true,
  },
  modified: {
    header: 'quotes:field.modified',
    cell: (quote, { instant, dateTime }) => (
      <span title={dateTime(quote.modified)}>{instant(quote.modified)}</span>
    ),
    sortBy: 'modified',
    width: dateWidth,
  },
} as const satisfies Record<string, TableColumn<QuoteRow, SortOf<typeof quoteList>>>
