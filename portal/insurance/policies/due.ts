import type { Policy } from '#core/insurance/policies/model.ts'
import type { Formats } from '../../frame/formats/formats.ts'

/** Whether somebody still has to pay: not while a payment is on its way, nor once the policy is cancelled. */
export const isDue = ({
  status,
  policyStatus,
  amountDue,
}: Pick<Policy, 'status' | 'policyStatus' | 'amountDue'>): boolean =>
  amountDue > 0 && status !== 'Paid' && status !== 'Processed' && policyStatus !== 'CANCELLED'

/** What is due and until when, or that it is on its way; nothing for a paid policy. */
export const dueText = (policy: Policy, { t, money, day }: Formats): string => {
  const amount = money(policy.amountDue, policy.currency)
  if (isDue(policy)) return t('policies:dueNow', { amount, date: day(policy.dueDate) })
  return policy.status === 'Processed' ? t('policies:processing', { amount }) : ''
}
