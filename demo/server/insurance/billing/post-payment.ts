import type { TransactionStatus } from '#core/insurance/billing/model.ts'
import type { Services } from '../../kernel/services.ts'
import {
  transitReversalLines,
  inTransitLines,
  paidLines,
  type LedgerLine,
} from '../ledger/entries.ts'
import { postEntries } from '../ledger/post.ts'
import { todayOfPolicy } from '../policies/service.ts'
import type { PolicyRecord } from '../policies/tables.ts'
import type { PaymentRecord } from './tables.ts'

/** The amounts that a payment moves when it reaches a status. */
const movements = {
  'In Process': { step: 'in-process', lines: inTransitLines },
  Paid: { step: 'paid', lines: paidLines },
  Failed: { step: 'failed', lines: () => [] },
  Void: { step: 'void', lines: () => [] },
} as const satisfies Record<
  TransactionStatus,
  { readonly step: string; readonly lines: (amount: number) => readonly LedgerLine[] }
>

/** Posts the new status of a payment. Call it in the transaction that writes the payment. */
export const postPayment = async (
  services: Services,
  policy: PolicyRecord,
  payment: PaymentRecord,
  statusBefore?: TransactionStatus,
): Promise<void> => {
  const { step, lines } = movements[payment.status]
  const reversal = statusBefore === 'In Process' ? transitReversalLines(payment.amountPaid) : []
  await postEntries(services, [
    {
      cause: `payment:${payment.id}:${step}`,
      accountId: policy.accountId,
      policyId: policy.id,
      currency: payment.currency,
      day: await todayOfPolicy(services, policy),
      lines: [...lines(payment.amountPaid), ...reversal],
    },
  ])
}
