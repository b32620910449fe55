import type { Services } from '../../platform/services.ts'
import { recordPayment, savePaymentToken } from './endpoints.ts'
import type { FrameCompleted } from './frame.ts'
import type { PaymentStatus } from './model.ts'

/** Whose calls they are, and until when. */
interface CallsOf {
  readonly params: { readonly policyId: string }
  readonly signal: AbortSignal
}

/** Reports what the processor's frame completed. */
export const reportCompleted = (
  api: Services['api'],
  {
    intentId,
    transactionId,
    transactionDate,
    amount,
    last4Digits,
    cardType,
    bankName,
  }: FrameCompleted,
  of: CallsOf,
): Promise<PaymentStatus> =>
  api.call(recordPayment, {
    ...of,
    body: {
      intentId,
      transactionId,
      transactionDate,
      paymentAmount: amount,
      totalPaymentAmount: amount,
      lastFourDigits: last4Digits,
      isDownPayment: false,
      ...(cardType !== undefined && { cardType }),
      ...(bankName !== undefined && { bankName }),
    },
  })

/** Saves the method that was paid with, for the next time. */
export const saveMethodOf = (
  api: Services['api'],
  { intentId, tokenId }: FrameCompleted,
  of: CallsOf,
): Promise<unknown> => api.call(savePaymentToken, { ...of, body: { intentId, tokenId } })
