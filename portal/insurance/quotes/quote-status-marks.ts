import type { QuoteStatus } from '#core/insurance/quotes/transitions.ts'
import type { StatusMarks, StatusTone } from '../../frame/parts/status-marks.ts'

/** Statuses of quotes (spec 2 §4). */
export const quoteStatusMarks = {
  group: 'quotes:status',
  tones: {
    READY: 'accent',
    SIGNED: 'accent',
    REFERRED: 'warning',
    REQUESTED: 'pending',
    BOUND: 'success',
    ISSUED: 'success',
    DECLINED: 'danger',
    EXPIRED: 'neutral',
    'BINDER EXPIRED': 'neutral',
    INVALID: 'danger',
  } satisfies Record<QuoteStatus, StatusTone>,
} as const satisfies StatusMarks
