import { exportPolicies } from '#core/insurance/policies/endpoints.ts'
import { policyList } from '#core/insurance/policies/lists.ts'
import { policyUrgency } from '#core/insurance/policies/urgency.ts'
import { Status } from '../../frame/parts/Status.tsx'
import { dateWidth } from '../../frame/tables/definition.ts'
import { defineTable } from '../../frame/tables/define-table.ts'
import { impersonateAgency } from '../../identity/impersonation/impersonation-actions.ts'
import { isPaymentDue } from '#core/insurance/policies/states.ts'
import { policyActions } from './policy-actions.ts'
import { policyAddress, policyName } from './policy-path.ts'
import { paymentStatusMarks } from '../quotes/payment-status-marks.ts'
import { policyStatusMarks } from './policy-status-marks.ts'
import { PolicyDetails } from './PolicyDetails.tsx'

/** The policies that the viewer sees, earliest end first (spec 2 §9). */
export const policyTable = defineTable({
  id: 'policies',
  label: 'policies:menu.policies',
  list: policyList,
  source: (queries, query) => queries.options(policyList.endpoint, { query }),
  columns: {
    policyNumber: {
      header: 'portal:field.policyNumber',
      cell: (policy) => policy.policyNumber,
      sortBy: 'policyNumber',
      width: 160,
    },
    companyName: {
      header: 'portal:field.company',
      cell: (policy) => <span title={policy.companyName}>{policy.companyName}</span>,
      sortBy: 'companyName',
      width: 220,
    },
    agencyName: {
      header: 'portal:field.agency',
      cell: (policy) => <span title={policy.agencyName}>{policy.agencyName}</span>,
      sortBy: 'agencyName',
      width: 190,
    },
    policyStatus: {
      header: 'policies:field.policyStatus',
      cell: (policy) => <Status of={policyStatusMarks} value={policy.policyStatus} isQuiet />,
      sortBy: 'policyStatus',
      width: 120,
    },
    status: {
      header: 'portal:field.payment',
      cell: (policy) => <Status of={paymentStatusMarks} value={policy.status} isQuiet />,
      sortBy: 'status',
      width: 130,
    },
    productType: {
      header: 'portal:field.product',
      cell: (policy, { label }) => label('products:names', policy.productType),
      sortBy: 'productType',
      width: 160,
      hidden: true,
    },
    limit: {
      header: 'portal:field.limit',
      cell: (policy, { wholeMoney }) => wholeMoney(policy.limit, policy.currency),
      sortBy: 'limit',
      width: 125,
      align: 'end',
    },
    totalPremium: {
      header: 'portal:field.totalPremium',
      cell: (policy, { money }) => money(policy.totalPremium, policy.currency),
      sortBy: 'totalPremium',
      width: 130,
      align: 'end',
    },
    effectiveDate: {
      header: 'portal:field.effective',
      cell: (policy, { day }) => day(policy.effectiveDate),
      sortBy: 'effectiveDate',
      width: dateWidth,
    },
    endDate: {
      header: 'portal:field.ends',
      cell: (policy, { day }) => day(policy.endDate),
      sortBy: 'endDate',
      width: dateWidth,
    },
    amountDue: {
      header: 'policies:field.amountDue',
      cell: (policy, { money }) =>
        isPaymentDue(policy) ? money(policy.amountDue, policy.currency) : '',
      width: 120,
      align: 'end',
    },
    dueDate: {
      header: 'policies:field.due',
      cell: (policy, { day }) => (isPaymentDue(policy) ? day(policy.dueDate) : ''),
      width: dateWidth,
    },
    created: {
      header: 'portal:field.created',
      cell: (policy, { instant, dateTime }) => (
        <span title={dateTime(policy.created)}>{instant(policy.created)}</span>
      ),
      sortBy: 'created',
      width: dateWidth,
      hidden: true,
    },
  },
  filters: {
    view: { label: 'policies:field.view', texts: 'policies:option' },
    status: { label: 'portal:field.payment', texts: 'policies:payment' },
    policyStatus: { label: 'policies:field.policyStatus', texts: 'policies:status' },
  },
  title: 'policyNumber',
  subtitle: 'companyName',
  urgency: policyUrgency,
  primary: { kind: 'open', address: policyAddress },
  card: { aside: 'status', lead: ['totalPremium', 'endDate'] },
  pageSize: 20,
  rowName: policyName,
  actions: [...policyActions, impersonateAgency],
  exportBy: exportPolicies,
  Details: PolicyDetails,
})
