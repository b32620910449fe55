import type { SubmissionRow } from '#core/insurance/submissions/model.ts'
import type { Formats } from '../../frame/formats/formats.ts'

/** The summary of a submission, for confirmations and dialogs. */
export const submissionSummary = (
  { accountName, submissionNumber, agencyName, status, expiryDate }: SubmissionRow,
  { t, label, day }: Formats,
): [string, string][] => [
  [t('portal:field.company'), accountName],
  [t('submission-lifecycle:field.number'), submissionNumber],
  [t('portal:field.agency'), agencyName],
  [t('submission-lifecycle:field.status'), label('submissions:status', status)],
  [t('submission-lifecycle:field.expires'), day(expiryDate)],
]
