import type { ExportColumn, ExportColumns } from '../../../platform/exports/export.ts'
import { coverColumns } from './cover-columns.ts'
import { reasonParams } from '../../rating/reason-params.ts'
import { binderPaymentOf } from '../bind/binder-payment.ts'
import type { BinderRow, QuoteRow } from '../model.ts'
import { pendingReviewReason } from '../underwriting/pending-review-reason.ts'

const columns = {
  ...coverColumns,
  quoteNumber: { header: 'portal:field.quoteNumber', value: ({ quoteNumber }) => quoteNumber },
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
  expiresOn: { header: 'quotes:field.expires', value: ({ expiresOn }) => expiresOn },
  modified: { header: 'quotes:field.modified', value: ({ modified }) => modified },
  underwriter: {
    header: 'quotes:field.underwriter',
    // the group that must decide takes precedence over the underwriter who escalated
    value: ({ underwriterName = '', escalatedTo }, { label }) =>
      escalatedTo === undefined ? underwriterName : label('quotes:escalatedTo', escalatedTo),
  },
  reason: {
    header: 'quotes:field.referralReason',
    value: (quote, { label, locale }) =>
      [
        pendingReviewReason(quote) ?? [],
        ...quote.referralReasons.map((reason) =>
          label('rating:referral', reason.code, reasonParams(reason, locale)),
        ),
      ]
        .flat()
        .join(' · '),
  },
  industry: {
    header: 'quotes:field.industry',
    value: ({ naicsDescription, naicsCode }) => naicsDescription ?? naicsCode,
  },
  waitingSince: {
    header: 'quotes:field.waitingSince',
    value: ({ waitingSince = '' }) => waitingSince,
  },
  needBy: { header: 'quotes:field.needBy', value: ({ needBy = '' }) => needBy },
  source: {
    header: 'agency-inbox:askedBy',
    value: ({ source }, { label }) => label('agency-inbox:source', source),
  },
} as const satisfies Readonly<Record<string, ExportColumn<QuoteRow>>>

/** The columns of exported quotes. Times are UTC. */
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
      value: (binder, { label }) => {
        const payment = binderPaymentOf(binder)
        return payment === undefined ? '' : label('policies:payment', payment)
      },
    },
  },
}
