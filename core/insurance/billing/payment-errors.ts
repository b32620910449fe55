import {
  ClientError,
  isCancelled,
  isOffline,
  isStated,
} from '../../foundation/errors/client-error.ts'
import { showAs } from '../../foundation/errors/shown-message.ts'
import type { Services } from '../../platform/services.ts'

/** How the payment page treats failed calls. */
export interface PaymentErrors {
  /** The server's message, or the spec's text with what helps (spec 2 §8). */
  messageOf(error: ClientError): string
  /**
   * Gives a failed call's error to `report`. Ignores cancelled calls and rethrows anything but a
   * `ClientError`.
   */
  caught(error: unknown, report: (error: ClientError) => void): void
}

/** Makes the error handling of a payment page. Its texts are in the namespace `payment`. */
export const paymentErrors = ({ wording }: Pick<Services, 'wording'>): PaymentErrors => ({
  messageOf(error) {
    if (error.phase === 'network' && !isOffline(error)) {
      return showAs(error, wording.t('payment:failure.network'))
    }
    if (error.status === 401) return showAs(error, wording.t('payment:failure.session'))
    const hasMessage = error.phase === 'answer' || isStated(error) || isOffline(error)
    return showAs(error, hasMessage ? error.message : wording.t('payment:failure.other'))
  },
  caught(error, report) {
    if (isCancelled(error)) return
    if (!(error instanceof ClientError)) throw error
    report(error)
  },
})
