import type { PaymentStatus } from '#core/insurance/quotes/payment-status.ts'
import type { StatusMarks, StatusTone } from '../../frame/parts/status-marks.ts'

/** Payment status of a policy. */
export const paymentStatusMarks = {
  group: 'policies:payment',
  tones: {
    Unpaid: 'warning',
    'Partially Paid': 'warning',
    Processed: 'info',
    Failed: 'danger',
    Paid: 'success',
  } satisfies Record<PaymentStatus, StatusTone>,
} as const satisfies StatusMarks
