import type { Policy } from '#core/insurance/policies/model.ts'
import type { Formats } from '../../frame/formats/formats.ts'

/** Whether a payment is due: not while one is processed, nor once the policy is cancelled. */
export const isDue = ({
  status,
  policyStatus,
  amountDue,
}: Pick<Policy, 'status' | 'policyStatus' | 'amountDue'>): boolean =>
  amountDue > 0 && status !== 'Paid' && status !== 'Processed' && policyStatus !== 'CANCELLED'

/** The amount due and its date, or that it is processed; undefined for a paid policy. */
export const dueText = (policy: Policy, { t, money, day }: Formats): string => {
  const amount = money(policy.amountDue, policy.currency)
  if (isDue(policy)) return t('policies:dueNow', { amount, date: day(policy.dueDate) })
  return policy.status === 'Processed' ? t('policies:processing', { amount }) : ''
}
