import type { SignedEvent } from '#core/insurance/billing/model.ts'
import type { ProcessorAccount } from '../../kernel/third-parties.ts'
import type { Order } from './protocol/auth-code.ts'

/**
 * A payment processor with its own page for cards and accounts. It reports payments by webhook; core
 * defines the events.
 */
export interface PaymentProcessor {
  readonly account: ProcessorAccount
  /** Signs an order for one session of the processor's page. */
  openSession(order: Omit<Order, 'nonce'>): string
  /** Permits pages of these origins to frame the processor's page. */
  permitFrames(origins: readonly string[]): string
  /** Whether the processor signed an event. */
  hasSigned(event: SignedEvent): boolean
  /**
   * Requests the last event of an intent again; returns the state of its last transaction, or `none`.
   * Rejects if the processor does not respond.
   */
  report(intentId: string): Promise<string>
}
