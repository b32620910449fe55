import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of payments. */
export const billingErrors = {
  paymentNotOpen: {
    status: 409,
    cause: 'Nothing is due on the policy, or a payment is in progress.',
    remedy: 'Read the payment status.',
  },
  policyIncomplete: {
    status: 409,
    cause: 'Facts that the policy names are missing, such as the address.',
    remedy: 'The answer names the missing facts; the agency completes them.',
  },
  paymentStatusForbids: {
    status: 409,
    cause: 'The payment’s status does not allow this step.',
    remedy: 'Read the payment status.',
  },
  paymentAmountDiffers: {
    status: 409,
    cause: 'The amount differs from the amount due.',
    remedy: 'Read the amount again before paying.',
  },
  signatureInvalid: {
    status: 401,
    cause: 'The webhook’s signature does not match its body.',
    remedy: 'Sign the body exactly as sent, with the shared secret.',
  },
} as const satisfies ErrorRows
