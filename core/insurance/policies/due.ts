import type { Policy } from './model.ts'

/** Whether a payment is due: not while one is processed, nor once the policy is cancelled. */
export const isDue = ({
  status,
  policyStatus,
  amountDue,
}: Pick<Policy, 'status' | 'policyStatus' | 'amountDue'>): boolean =>
  amountDue > 0 && status !== 'Paid' && status !== 'Processed' && policyStatus !== 'CANCELLED'
