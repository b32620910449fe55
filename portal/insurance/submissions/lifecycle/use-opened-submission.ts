import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getSubmission } from '#core/insurance/submissions/endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { submissionQueries } from '../submission-queries.ts'
import { submissionSummary } from '../submission-summary.ts'
import type { SubmissionDialogInput } from './lifecycle-dialogs.ts'

/** The submission that a dialog was opened with, and the params of its calls and texts. */
export const useOpenedSubmission = ({ submissionId }: SubmissionDialogInput) => {
  useWording('portal', 'submissions', 'submission-lifecycle')
  const formats = useFormats()
  const { queries } = usePortal()
  const { data } = useSuspenseQuery(queries.options(getSubmission, { params: { submissionId } }))
  // Fixed, because the form started with this version.
  const [submission] = useState(data)
  return {
    submission,
    /** The text params of the submission. */
    textParams: { number: submission.submissionNumber, company: submission.accountName },
    /** The params and version of the call. */
    version: { params: { submissionId }, ifMatch: submission.modified },
    summary: submissionSummary(submission, formats),
    refresh: () => queries.refresh(...submissionQueries),
  }
}
