import type { SubjectivityStatus } from '#core/insurance/quotes/subjectivities/model.ts'
import type { StatusMarks, StatusTone } from '../../../frame/parts/status-marks.ts'

/** Statuses of subjectivities. */
export const subjectivityMarks = {
  group: 'subjectivities:status',
  tones: {
    OPEN: 'warning',
    FILLED: 'pending',
    MET: 'success',
    WAIVED: 'neutral',
  } satisfies Record<SubjectivityStatus, StatusTone>,
} as const satisfies StatusMarks
