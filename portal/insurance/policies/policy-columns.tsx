import type { Policy } from '#core/insurance/policies/model.ts'
import { Status } from '../../frame/parts/Status.tsx'
import { paymentStatusMarks, policyStatusMarks } from './policy-status-marks.ts'
import type { TableColumn } from '../../frame/tables/definition.ts'

/** Columns of policies; each table takes the ones it needs, in its order. */
export const policyColumns = {
  number: {
    id: 'policyNumber',
    header: 'portal:field.policyNumber',
    cell: (policy) => policy.policyNumber,
    sortBy: 'policyNumber',
    width: 160,
    fixed: true,
    card: 'title',
  },
  company: {
    id: 'companyName',
    header: 'portal:field.company',
    cell: (policy) => <span title={policy.companyName}>{policy.companyName}</span>,
    sortBy: 'companyName',
    width: 220,
  },
  agency: {
    id: 'agencyName',
    header: 'portal:field.agency',
    cell: (policy) => <span title={policy.agencyName}>{policy.agencyName}</span>,
    sortBy: 'agencyName',
    width: 190,
  },
  cover: {
    id: 'policyStatus',
    header: 'portal:field.policyStatus',
    cell: (policy) => <Status of={policyStatusMarks} value={policy.policyStatus} isQuiet />,
    sortBy: 'policyStatus',
    width: 120,
  },
  payment: {
    id: 'status',
    header: 'portal:field.payment',
    cell: (policy) => <Status of={paymentStatusMarks} value={policy.status} isQuiet />,
    sortBy: 'status',
    width: 130,
    card: 'aside',
  },
  product: {
    id: 'productType',
    header: 'portal:field.product',
    cell: (policy) => policy.productType,
    sortBy: 'productType',
    width: 110,
    hidden: true,
  },
  limit: {
    id: 'limit',
    header: 'portal:field.limit',
    cell: (policy, { sum }) => sum(policy.limit, policy.currency),
    sortBy: 'limit',
    width: 110,
    align: 'end',
  },
  premium: {
    id: 'totalPremium',
    header: 'portal:field.totalPremium',
    cell: (policy, { money }) => money(policy.totalPremium, policy.currency),
    sortBy: 'totalPremium',
    width: 120,
    align: 'end',
  },
  effective: {
    id: 'effectiveDate',
    header: 'portal:field.effective',
    cell: (policy, { day }) => day(policy.effectiveDate),
    sortBy: 'effectiveDate',
    width: 115,
  },
  ends: {
    id: 'endDate',
    header: 'portal:field.ends',
    cell: (policy, { day }) => day(policy.endDate),
    sortBy: 'endDate',
    width: 115,
  },
  due: {
    id: 'dueDate',
    header: 'portal:field.due',
    cell: (policy, { day }) => (policy.isPaid ? '' : day(policy.dueDate)),
    width: 115,
  },
  created: {
    id: 'created',
    header: 'portal:field.created',
    cell: (policy, { moment, exact }) => (
      <span title={exact(policy.created)}>{moment(policy.created)}</span>
    ),
    sortBy: 'created',
    width: 115,
    hidden: true,
  },
} as const satisfies Record<string, TableColumn<Policy>>
