import type { SubmissionStatus } from '#core/insurance/submissions/statuses.ts'
import type { StatusMarks, StatusTone } from '../../frame/parts/status-marks.ts'

/** Statuses of submissions (spec 2 §3). */
export const submissionStatusMarks = {
  group: 'submissions:status',
  tones: {
    needsApplication: 'warning',
    incomplete: 'warning',
    readyToQuote: 'accent',
    quoted: 'success',
    referred: 'pending',
    uwEscalation: 'pending',
    bound: 'success',
    renewed: 'success',
    declined: 'danger',
    lost: 'neutral',
    nonRenewed: 'neutral',
    migrated: 'neutral',
  } satisfies Record<SubmissionStatus, StatusTone>,
} as const satisfies StatusMarks
