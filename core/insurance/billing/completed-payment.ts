import type { Services } from '../../platform/services.ts'
import { recordPayment, savePaymentToken } from './endpoints.ts'
import type { FrameCompleted } from './frame.ts'
import type { PaymentStatus } from './model.ts'

/** The client of the calls, and their abort signal. */
interface CallContext {
  readonly params: { readonly policyId: string }
  readonly signal: AbortSignal
}

/** Reports a payment completed in the processor's frame. */
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
  of: CallContext,
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

/** Saves the payment method for later payments. */
export const saveMethodOf = (
  api: Services['api'],
  { intentId, tokenId }: FrameCompleted,
  of: CallContext,
): Promise<unknown> => api.call(savePaymentToken, { ...of, body: { intentId, tokenId } })
