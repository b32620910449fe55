import type { PaymentStatus } from '#core/insurance/quotes/payment-status.ts'
import type { ProcessorEvent, TransactionStatus } from '#core/insurance/billing/model.ts'

/**
 * `reported`: the frame reported success, the processor has not confirmed it. `processing`: the
 * processor waits for the bank. `failed` can be repeated; `paid` is final.
 */
export const intentStates = ['open', 'reported', 'processing', 'failed', 'paid'] as const
export type IntentState = (typeof intentStates)[number]

export type IntentEvent =
  | 'reported'
  /** The processor knows no payment of a report. */
  | 'released'
  | 'retried'
  | ProcessorEvent['type']

/** The state that each event leads to; an absent event changes nothing. */
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

/** The state after an event; undefined when the event changes nothing. */
export const intentAfter = (state: IntentState, event: IntentEvent): IntentState | undefined => {
  const row: Partial<Record<IntentEvent, IntentState>> = intentTransitions[state]
  return row[event]
}

/** Statuses that may follow each; a final one stays after any later event. */
export const transactionTransitions = {
  'In Process': ['Paid', 'Failed'],
  Paid: [],
  Failed: [],
  Void: [],
} as const satisfies Record<TransactionStatus, readonly TransactionStatus[]>

/** The status that each event of the processor gives a transaction. */
export const transactionStatusOf = {
  'payment.processing': 'In Process',
  'payment.succeeded': 'Paid',
  'payment.failed': 'Failed',
} as const satisfies Record<ProcessorEvent['type'], TransactionStatus>

/**
 * The payment status that an intent gives its policy (spec 2 §4). A report alone gives none: it
 * shows as Processed to the payer and is not stored.
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
