import type { Policy } from '#core/insurance/policies/model.ts'
import { isPaymentDue } from '#core/insurance/policies/states.ts'
import type { Formats } from '../../frame/formats/formats.ts'

/** The amount due and its date, or that it is processed; undefined for a paid policy. */
export const dueText = (policy: Policy, { t, money, day }: Formats): string => {
  const amount = money(policy.amountDue, policy.currency)
  if (isPaymentDue(policy)) return t('policies:dueNow', { amount, date: day(policy.dueDate) })
  return policy.status === 'Processed' ? t('policies:processing', { amount }) : ''
}
