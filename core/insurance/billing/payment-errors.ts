import { callErrors, type CallErrors } from '../../foundation/errors/call-errors.ts'
import type { Services } from '../../platform/services.ts'

export type PaymentErrors = CallErrors

/** Creates the error handling of a payment page. Its texts are in the namespace `payment`. */
export const paymentErrors = ({ wording }: Pick<Services, 'wording'>): PaymentErrors =>
  callErrors(wording, {
    network: 'payment:failure.network',
    session: 'payment:failure.session',
    other: 'payment:failure.other',
  })
