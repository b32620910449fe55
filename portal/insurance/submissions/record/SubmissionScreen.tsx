import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { getSubmission } from '#core/insurance/submissions/endpoints.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { BackLink } from '../../../frame/parts/BackLink.tsx'
import { QueueBar } from '../../../frame/parts/QueueBar.tsx'
import { Status } from '../../../frame/parts/Status.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { recordScreen } from '../../../frame/screens/record-screen.tsx'
import { submissionParams, submissionActions } from '../submission-actions.ts'
import { submissionStatusMarks } from '../submission-status-marks.ts'
import { ActivityCard } from './ActivityCard.tsx'
import { DocumentsCard } from './DocumentsCard.tsx'
import { OpenValues } from './OpenValues.tsx'
import { SubmissionFacts } from './SubmissionFacts.tsx'
import { UnreadValues } from './UnreadValues.tsx'
import { ValuesCard } from './ValuesCard.tsx'
import styles from './submission-screen.styles.css'
import { useSubmissionQueue } from './use-submission-queue.ts'

const route = getRouteApi('/$persona/submissions/$submissionId')

const SubmissionBody = ({ record: submission }: { readonly record: Submission }) => {
  const css = useStyles(styles)
  const queue = useSubmissionQueue(submission)
  return (
    <div className={css['columns']}>
      <aside className={css['side']}>
        <QueueBar queue={queue} />
        <SubmissionFacts submission={submission} />
        <DocumentsCard submission={submission} />
      </aside>
      <div className={css['main']}>
        <OpenValues submission={submission} />
        <ValuesCard submission={submission} />
        <UnreadValues submission={submission} />
        <ActivityCard submission={submission} />
      </div>
    </div>
  )
}

/** One submission: values with scores, missing values, and actions. */
export const SubmissionScreen = recordScreen<Submission>({
  useRecord: () => {
    useWording('submissions', 'submission-lifecycle', 'quotes')
    const { submissionId } = route.useParams()
    const { queries } = usePortal()
    return useQuery(queries.options(getSubmission, { params: { submissionId } }))
  },
  nameOf: ({ submissionNumber }) => submissionNumber,
  texts: {
    untitled: 'submission-menu:submissions',
    failed: 'submission-lifecycle:loadFailed',
    missing: 'submission-lifecycle:notFound',
    back: 'submission-lifecycle:back',
  },
  Back: BackLink,
  heading: (submission, { t, label }) => ({
    title: t('submission-lifecycle:title', submissionParams(submission)),
    mark: <Status of={submissionStatusMarks} value={submission.status} />,
    lead: [
      label('submissions:businessType', submission.businessType),
      label('submissions:operationalStatus', submission.operationalStatus),
    ].join(' · '),
  }),
  actions: submissionActions,
  Body: SubmissionBody,
})
