import type { PaymentStatus } from './model.ts'
import type { PaymentState } from './payment-contract.ts'

/** The outcome of a payment attempt for the page; undefined while there is something to pay. */
export const outcomeOf = (
  status: PaymentStatus,
  isStillAsking: boolean,
): PaymentState | undefined => {
  const { policyNumber, allowedActions, reason } = status
  if (status.isPaid || status.status === 'Paid') {
    return {
      kind: 'paid',
      policyNumber,
      paid: { minor: status.amountPaid, currency: status.currency },
      hasReceipt: allowedActions.includes('receipt'),
    }
  }
  if (status.status === 'Processed') return { kind: 'processed', policyNumber, isStillAsking }
  if (status.status !== 'Failed') return undefined
  return {
    kind: 'failed',
    policyNumber,
    canRetry: allowedActions.includes('retry'),
    ...(reason !== undefined && reason !== 'unknown' && { reason }),
  }
}
