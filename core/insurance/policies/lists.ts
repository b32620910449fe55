import { anyOf, ids, list } from '../../platform/lists/list.ts'
import { searchPolicies } from './endpoints.ts'
import { policyStates } from './states.ts'
import { paymentStatuses } from '../quotes/payment-status.ts'

/** Policies, sorted by end date by default (spec 2 §9). */
export const policyList = list({
  endpoint: searchPolicies,
  sorts: [
    'policyNumber',
    'quoteNumber',
    'companyName',
    'agencyName',
    'productType',
    'limit',
    'totalPremium',
    'status',
    'policyStatus',
    'effectiveDate',
    'endDate',
    'created',
  ],
  defaultSort: 'endDate,asc',
  filters: {
    /**
     * Named views (spec 2 §2); open for renewal means in force and ending within
     * `renewalWindowDays`.
     */
    view: anyOf(['open_for_renewal', 'cancellations', 'inactive']),
    status: anyOf(paymentStatuses),
    policyStatus: anyOf(policyStates),
    type: anyOf(['new_business', 'renewal']),
    accountId: ids,
    team: ids,
  },
  isSearchable: true,
  hasDateFilter: true,
})
