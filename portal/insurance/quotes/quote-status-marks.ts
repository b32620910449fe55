import type { QuoteStatus } from '#core/insurance/quotes/statuses.ts'
import type { StatusMarks, StatusTone } from '../../frame/parts/status-marks.ts'

/** Statuses of quotes (spec 2 §4). */
export const quoteStatusMarks = {
  group: 'quotes:status',
  tones: {
    READY: 'accent',
    SIGNED: 'accent',
    INDICATION: 'warning',
    REFERRED: 'warning',
    IN_REVIEW: 'warning',
    REQUESTED: 'pending',
    BOUND: 'success',
    ISSUED: 'success',
    DECLINED: 'danger',
    LOST: 'neutral',
    EXPIRED: 'neutral',
    'BINDER EXPIRED': 'neutral',
    RESCIND: 'danger',
    INVALID: 'danger',
    DELETED: 'neutral',
  } satisfies Record<QuoteStatus, StatusTone>,
} as const satisfies StatusMarks
