import type { DashboardTab } from '../../frame/personas/persona.ts'
import { submissionsFlag } from './submission-screens.ts'
import { tableWithMetrics } from './table-with-metrics.tsx'

/** Columns of submissions, after the identifying ones. */
const terms = [
  'status',
  'progress',
  'businessType',
  'confidence',
  'owner',
  'team',
  'quote',
  'quotePremium',
  'expiryDate',
  'submitter',
  'source',
  'created',
  'modified',
] as const

const tab = { id: 'SUBMISSIONS', label: 'submission-menu:submissions', icon: 'inbox' } as const

/** The tab of an agency's submissions. */
export const agencySubmissionsTab: DashboardTab = {
  ...tab,
  flag: submissionsFlag,
  table: tableWithMetrics(['submissionNumber', 'accountName', ...terms]),
}

/** The tab of every agency's submissions. */
export const allSubmissionsTab: DashboardTab = {
  ...tab,
  flag: submissionsFlag,
  table: tableWithMetrics(['submissionNumber', 'accountName', 'agencyName', ...terms]),
}
