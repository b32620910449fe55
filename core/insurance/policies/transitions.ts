/** Payment standings of a policy (spec 2 §3, §4), to the letter. */
export const paymentStatuses = ['Unpaid', 'Partially Paid', 'Processed', 'Failed', 'Paid'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * Which payment standing may follow which. Money that arrives twice changes nothing, so each may stay itself.
 * A failed payment goes back to Unpaid by Make Payment (spec 2 §4), or straight on when another one arrives.
 */
export const paymentTransitions = {
  Unpaid: ['Unpaid', 'Partially Paid', 'Processed', 'Failed', 'Paid'],
  'Partially Paid': ['Partially Paid', 'Processed', 'Failed', 'Paid'],
  Processed: ['Processed', 'Partially Paid', 'Failed', 'Paid'],
  Failed: ['Failed', 'Unpaid', 'Partially Paid', 'Processed', 'Paid'],
  Paid: ['Paid'],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>

/** Whether a payment standing may follow another. */
export const paymentMayBecome = (from: PaymentStatus, to: PaymentStatus): boolean =>
  (paymentTransitions[from] as readonly PaymentStatus[]).includes(to)

/** Standings of the cover: issued for a day to come, in force, over, or ended early (spec 2 §4). */
export const policyStates = ['ISSUED', 'IN FORCE', 'EXPIRED', 'CANCELLED'] as const
export type PolicyState = (typeof policyStates)[number]

/** What a viewer may do with a policy. */
export const policyActions = [
  'pay',
  'downloadPolicy',
  'downloadInvoice',
  'downloadReceipt',
] as const
export type PolicyAction = (typeof policyActions)[number]
