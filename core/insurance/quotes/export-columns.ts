import { toDecimal } from '../../foundation/money/money.ts'
import type { ExportColumn, ExportColumns } from '../../platform/exports/export.ts'
import type { BinderRow, QuoteRow } from './model.ts'

/** An amount as a number with cents. */
const money = (minor: number): string => toDecimal(minor).toFixed(2)

const columns = {
  quoteNumber: { header: 'portal:field.quoteNumber', value: ({ quoteNumber }) => quoteNumber },
  companyName: { header: 'portal:field.company', value: ({ companyName }) => companyName },
  agencyName: { header: 'portal:field.agency', value: ({ agencyName }) => agencyName },
  status: {
    header: 'quotes:field.status',
    value: ({ status }, { label }) => label('quotes:status', status),
  },
  product: {
    header: 'portal:field.product',
    value: ({ product }, { label }) => label('products:names', product),
  },
  type: {
    header: 'quotes:field.type',
    value: ({ isRenewal }, { label }) =>
      label('quotes:option', isRenewal ? 'renewal' : 'new_business'),
  },
  limit: { header: 'portal:field.limit', value: ({ limit }) => money(limit), isMoney: true },
  totalPremium: {
    header: 'portal:field.totalPremium',
    value: ({ totalPremium }) => money(totalPremium),
    isMoney: true,
  },
  effectiveDate: { header: 'portal:field.effective', value: ({ effectiveDate }) => effectiveDate },
  expiresOn: { header: 'quotes:field.expires', value: ({ expiresOn }) => expiresOn },
  created: { header: 'portal:field.created', value: ({ created }) => created },
  modified: { header: 'quotes:field.modified', value: ({ modified }) => modified },
  underwriter: {
    header: 'quotes:field.underwriter',
    value: ({ underwriterName = '' }) => underwriterName,
  },
  needBy: { header: 'quotes:field.needBy', value: ({ needBy = '' }) => needBy },
  source: {
    header: 'agency-inbox:askedBy',
    value: ({ source }, { label }) => label('agency-inbox:source', source),
  },
} as const satisfies Readonly<Record<string, ExportColumn<QuoteRow>>>

/** The columns of exported quotes; instants are UTC. */
export const quoteExport: ExportColumns<QuoteRow> = {
  columns,
  currencyOf: ({ currency }) => currency,
}

/** The columns of exported binders. */
export const binderExport: ExportColumns<BinderRow> = {
  ...quoteExport,
  columns: {
    ...columns,
    boundDate: { header: 'quotes:field.bound', value: ({ boundDate }) => boundDate ?? '' },
    payment: {
      header: 'portal:field.payment',
      value: ({ isPaid }, { label }) => label('policies:payment', isPaid ? 'Paid' : 'Unpaid'),
    },
  },
}
