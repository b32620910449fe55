import type { PaymentStatus as Standing } from '#core/insurance/policies/transitions.ts'
import type { ProcessorEvent, TransactionStatus } from '#core/insurance/billing/model.ts'

/**
 * `reported`: the frame says it is done, the processor has not said so to us.
 * `processing`: the processor waits for the bank. `failed` can be tried again; `paid` is the end.
 */
export const intentStates = ['open', 'reported', 'processing', 'failed', 'paid'] as const
export type IntentState = (typeof intentStates)[number]

export type IntentEvent =
  | 'reported'
  /** The processor knows of no payment behind a report. */
  | 'released'
  | 'retried'
  | ProcessorEvent['type']

/** What each event makes of an intent; an event that is missing changes nothing. */
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

/** Transactions move on once: what has ended stays, whatever comes late or again. */
export const transactionTransitions = {
  'In Process': ['Paid', 'Failed'],
  Paid: [],
  Failed: [],
  Void: [],
} as const satisfies Record<TransactionStatus, readonly TransactionStatus[]>

/** What the processor's events make of a transaction. */
export const transactionStatusOf = {
  'payment.processing': 'In Process',
  'payment.succeeded': 'Paid',
  'payment.failed': 'Failed',
} as const satisfies Record<ProcessorEvent['type'], TransactionStatus>

/**
 * The payment status that an intent gives its policy (spec 2 §4). A report alone gives none: it is shown as
 * Processed to who paid, and stands nowhere.
 */
export const statusAfter = (
  state: IntentState,
  { paid, total }: { readonly paid: number; readonly total: number },
): Standing => {
  if (paid >= total) return 'Paid'
  if (state === 'processing') return 'Processed'
  if (state === 'failed') return 'Failed'
  return paid > 0 ? 'Partially Paid' : 'Unpaid'
}
