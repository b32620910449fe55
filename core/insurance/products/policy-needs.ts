/** What a policy can need to know before it is bound; named as in the request to bind. */
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

/** Needs of a product with no others of its own, in the order they are asked. */
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
