/** What the policy list sorts by (`field,direction`); anything else is refused. */
export const policySorts = [
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
] as const
export type PolicySort = (typeof policySorts)[number]

/** Policies stand by their last day when no order is asked (spec 2 §9). */
export const policyDefaultSort = 'endDate,asc'

/** Filters of the policy list; each takes any of its values (spec 2 §2). */
export const policyFilters = {
  /** Named views: open for renewal is in force with 60 days or less to go. */
  view: ['open_for_renewal', 'cancellations', 'inactive'],
  status: ['Unpaid', 'Partially Paid', 'Processed', 'Failed', 'Paid'],
  policyStatus: ['ISSUED', 'IN FORCE', 'EXPIRED', 'CANCELLED'],
  /** new_business or renewal (spec 2 §3). */
  type: ['new_business', 'renewal'],
  /** Ids of teams: null takes any value. */
  team: null,
} as const satisfies Record<string, readonly string[] | null>

/** Days before the end in which a policy is open for renewal. */
export const renewalWindowDays = 60
