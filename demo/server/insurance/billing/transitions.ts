import type { PaymentStatus } from '#core/insurance/quotes/payment-status.ts'
import type { ProcessorEvent, TransactionStatus } from '#core/insurance/billing/model.ts'

/**
 * `reported`: the frame reported success, but the processor has not confirmed it. `processing`: the
 * processor waits for the bank. `failed` can be retried; `paid` is final.
 */
export const intentStates = ['open', 'reported', 'processing', 'failed', 'paid'] as const
export type IntentState = (typeof intentStates)[number]

export type IntentEvent =
  | 'reported'
  /** The processor has no payment for a report. */
  | 'released'
  | 'retried'
  | ProcessorEvent['type']

/** The next state by event; an absent event changes nothing. */
export const intentTransitions = {
  open: {
    reported: 'reported',
    'payment.processing': 'processing',
    'payment.succeeded': 'paid',
    'payment.failed': 'failed',
  },
  reported: {
    released: 'open',
    'payment.processing': 'processing',
    'payment.succeeded': 'paid',
    'payment.failed': 'failed',
  },
  processing: { 'payment.succeeded': 'paid', 'payment.failed': 'failed' },
  failed: {
    retried: 'open',
    reported: 'reported',
    'payment.processing': 'processing',
    'payment.succeeded': 'paid',
    'payment.failed': 'failed',
  },
  paid: {},
} as const satisfies Record<IntentState, Partial<Record<IntentEvent, IntentState>>>

/** The state after an event; undefined if the event changes nothing. */
export const intentAfter = (state: IntentState, event: IntentEvent): IntentState | undefined => {
  const row: Partial<Record<IntentEvent, IntentState>> = intentTransitions[state]
  return row[event]
}

/** The statuses that may follow each; a final one ignores later events. */
export const transactionTransitions = {
  'In Process': ['Paid', 'Failed'],
  Paid: [],
  Failed: [],
  Void: [],
} as const satisfies Record<TransactionStatus, readonly TransactionStatus[]>

/** The transaction status of each processor event. */
export const transactionStatusOf = {
  'payment.processing': 'In Process',
  'payment.succeeded': 'Paid',
  'payment.failed': 'Failed',
} as const satisfies Record<ProcessorEvent['type'], TransactionStatus>

/**
 * The policy's payment status for each state of its intent (spec 2 §4). A report alone gives none: the
 * payer sees Processed, which is not stored.
 */
export const statusAfter = (
  state: IntentState,
  { paid, total }: { readonly paid: number; readonly total: number },
): PaymentStatus => {
  if (paid >= total) return 'Paid'
  if (state === 'processing') return 'Processed'
  if (state === 'failed') return 'Failed'
  return paid > 0 ? 'Partially Paid' : 'Unpaid'
}
