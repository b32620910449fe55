/** Payment statuses of a policy (spec 2 §3, §4), spelled as in the spec. */
export const paymentStatuses = ['Unpaid', 'Partially Paid', 'Processed', 'Failed', 'Paid'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * The allowed next payment statuses. Each may follow itself, because a repeated report changes
 * nothing. A failed payment returns to Unpaid by Make Payment (spec 2 §4), or moves on when
 * another payment arrives.
 */
export const paymentTransitions = {
  Unpaid: ['Unpaid', 'Partially Paid', 'Processed', 'Failed', 'Paid'],
  'Partially Paid': ['Partially Paid', 'Processed', 'Failed', 'Paid'],
  Processed: ['Processed', 'Partially Paid', 'Failed', 'Paid'],
  Failed: ['Failed', 'Unpaid', 'Partially Paid', 'Processed', 'Paid'],
  Paid: ['Paid'],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>

/** Whether a payment status may follow another. */
export const isPaymentTransition = (from: PaymentStatus, to: PaymentStatus): boolean =>
  (paymentTransitions[from] as readonly PaymentStatus[]).includes(to)
