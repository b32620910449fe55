import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getSubmission } from '#core/insurance/submissions/endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { submissionQueries } from '../submission-queries.ts'
import { submissionSummary } from '../submission-summary.ts'
import type { OfSubmission } from './life-dialogs.ts'

/** The submission as its dialog was opened with, and what the calls and texts take of it. */
export const useOpenedSubmission = ({ submissionId }: OfSubmission) => {
  useWording('portal', 'submissions', 'submission-life')
  const formats = useFormats()
  const { queries } = usePortal()
  const { data } = useSuspenseQuery(queries.options(getSubmission, { params: { submissionId } }))
  // a newer version is not the one that the form started with
  const [submission] = useState(data)
  return {
    submission,
    /** The params of texts about the submission. */
    textParams: { number: submission.submissionNumber, company: submission.accountName },
    /** The submission of the call, as it was shown. */
    version: { params: { submissionId }, ifMatch: submission.modified },
    summary: submissionSummary(submission, formats),
    refresh: () => queries.refresh(...submissionQueries),
  }
}
