/** Data that a policy can need before a bind, named as in the request to bind. */
export type PolicyNeed =
  | 'customerFirstName'
  | 'customerLastName'
  | 'customerEmail'
  | 'customerPhone'
  | 'address1'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'effectiveDate'

/** The default needs of a product, in display order. */
export const standardPolicyNeeds: readonly PolicyNeed[] = [
  'customerFirstName',
  'customerLastName',
  'customerEmail',
  'customerPhone',
  'address1',
  'city',
  'state',
  'zipCode',
  'effectiveDate',
]

/** The needs of a product in a region without states. */
export const policyNeedsWithoutState: readonly PolicyNeed[] =
  /*@__PURE__*/ standardPolicyNeeds.filter((need) => need !== 'state')
