import type { PaymentStatus } from '../payment-status.ts'
import type { BinderRow } from '../model.ts'
import { payableBinderStatuses } from '../statuses.ts'

/** The payment status of a binder; undefined if nothing can be due. */
export const binderPaymentOf = ({
  status,
  isPaid,
}: Pick<BinderRow, 'status' | 'isPaid'>): PaymentStatus | undefined => {
  if (isPaid) return 'Paid'
  return payableBinderStatuses.some((each) => each === status) ? 'Unpaid' : undefined
}
