import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of payments. */
export const billingErrors = {
  paymentNotOpen: {
    status: 409,
    cause: 'The policy has nothing to pay, or a payment is under way.',
    remedy: 'Read the payment status.',
  },
  paymentStatusForbids: {
    status: 409,
    cause: 'The payment’s status does not allow this step.',
    remedy: 'Read the payment status.',
  },
  paymentAmountDiffers: {
    status: 409,
    cause: 'The amount is not the one that is due.',
    remedy: 'Read the amount again before paying.',
  },
  signatureInvalid: {
    status: 401,
    cause: 'The signature of a webhook does not fit its body.',
    remedy: 'Sign the body as it is sent, with the shared secret.',
  },
} as const satisfies ErrorRows
