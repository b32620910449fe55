/** Statuses of the cover: issued for a future day, in force, expired, or cancelled (spec 2 §4). */
export const policyStates = ['ISSUED', 'IN FORCE', 'EXPIRED', 'CANCELLED'] as const
export type PolicyState = (typeof policyStates)[number]

/** The actions on a policy. */
export const policyActions = [
  'pay',
  'downloadPolicy',
  'downloadInvoice',
  'downloadReceipt',
  'renew',
] as const
export type PolicyAction = (typeof policyActions)[number]

/** Days before its end from which a policy is open for renewal. */
export const renewalWindowDays = 60

/** Whether a payment is due: not while one is being processed, nor once the policy is cancelled. */
export const isPaymentDue = ({
  status,
  policyStatus,
  amountDue,
}: {
  readonly status: string
  readonly policyStatus: PolicyState | 'unknown'
  readonly amountDue: number
}): boolean =>
  amountDue > 0 && status !== 'Paid' && status !== 'Processed' && policyStatus !== 'CANCELLED'
