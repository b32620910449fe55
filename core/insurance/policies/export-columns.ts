import { exportedAmount, type ExportColumns } from '../../platform/exports/export.ts'
import { coverColumns } from '../quotes/list/cover-columns.ts'
import { isPaymentDue } from './states.ts'
import type { Policy } from './model.ts'

/** The columns of exported policies. Times are UTC. */
export const policyExport: ExportColumns<Policy> = {
  columns: {
    ...coverColumns,
    policyNumber: {
      header: 'portal:field.policyNumber',
      value: ({ policyNumber }) => policyNumber,
    },
    policyStatus: {
      header: 'policies:field.policyStatus',
      value: ({ policyStatus }, { label }) => label('policies:status', policyStatus),
    },
    status: {
      header: 'portal:field.payment',
      value: ({ status }, { label }) => label('policies:payment', status),
    },
    productType: {
      header: 'portal:field.product',
      value: ({ productType }, { label }) => label('products:names', productType),
    },
    endDate: { header: 'portal:field.ends', value: ({ endDate }) => endDate },
    amountDue: {
      header: 'policies:field.amountDue',
      value: (policy) => (isPaymentDue(policy) ? exportedAmount(policy.amountDue) : ''),
      isMoney: true,
    },
    dueDate: {
      header: 'policies:field.due',
      value: (policy) => (isPaymentDue(policy) ? policy.dueDate : ''),
    },
  },
  currencyOf: ({ currency }) => currency,
}
