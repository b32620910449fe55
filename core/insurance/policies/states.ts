/** Statuses of the cover: issued for a future day, in force, expired, or cancelled (spec 2 §4). */
export const policyStates = ['ISSUED', 'IN FORCE', 'EXPIRED', 'CANCELLED'] as const
export type PolicyState = (typeof policyStates)[number]

/** What a viewer may do with a policy. */
export const policyActions = [
  'pay',
  'downloadPolicy',
  'downloadInvoice',
  'downloadReceipt',
  'renew',
] as const
export type PolicyAction = (typeof policyActions)[number]
