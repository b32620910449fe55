import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of payments. */
export const billingErrors = {
  paymentNotOpen: {
    status: 409,
    cause: 'Nothing is due on the policy, or a payment is in progress.',
    remedy: 'Read the payment status.',
  },
  paymentUnavailable: {
    status: 409,
    cause: 'No payment processor is configured on this platform yet.',
    remedy: 'Pay by bank transfer, or try again later.',
  },
  policyIncomplete: {
    status: 409,
    cause: 'Data that the policy needs is missing, such as the address.',
    remedy: 'The answer lists the missing fields. Ask the agency to complete them.',
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
  frameTimedOut: {
    status: 0,
    cause: 'The payment processor’s frame did not load within 20 seconds.',
    remedy: 'Try again. Check frame-src and the processor’s URL.',
  },
  frameBlocked: {
    status: 0,
    cause: 'The page’s content security policy blocks the payment processor’s frame.',
    remedy: 'Add the processor’s origin to frame-src.',
  },
} as const satisfies ErrorRows
