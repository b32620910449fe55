import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { certifySubmission } from '#core/insurance/submissions/action-endpoints.ts'
import { getSubmission } from '#core/insurance/submissions/endpoints.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Checkbox } from '#widgets/kit/Checkbox.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useInlineAttempt } from '../../../frame/actions/use-attempt.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { OpenValues } from '../record/OpenValues.tsx'
import { UnreadValues } from '../record/UnreadValues.tsx'
import { ValuesCard } from '../record/ValuesCard.tsx'
import { submissionQueries } from '../submission-queries.ts'
import { submissionParams } from '../submission-actions.ts'
import styles from './entry.styles.css'

interface ReviewValuesProps {
  readonly created: Submission
  readonly onDone: (submission: Submission) => void
}

/** The values that the parser read from an application: corrected in place, then certified. */
export const ReviewValues = ({ created, onDone }: ReviewValuesProps) => {
  const css = useStyles(styles)
  const t = useWording('submissions', 'submission-lifecycle')
  const { api, queries } = usePortal()
  const [isChecked, setChecked] = useState(false)
  const { busy, failure, attempt } = useInlineAttempt<'certify'>()
  const params = { submissionId: created.id }
  const { data: submission = created } = useQuery(queries.options(getSubmission, { params }))
  const mayCertify = submission.confidence !== null && submission.allowedActions.includes('certify')

  const certify = () =>
    attempt('certify', async () => {
      await api.call(certifySubmission, { params, ifMatch: submission.modified, body: {} })
      await queries.refresh(...submissionQueries)
      onDone(submission)
    })
  return (
    <>
      <p className={css['hint']}>
        {t('submission-lifecycle:entry.checkLead', submissionParams(submission))}
      </p>
      <OpenValues submission={submission} />
      <ValuesCard submission={submission} />
      <UnreadValues submission={submission} />
      {failure && <Notice tone="error">{failure.message}</Notice>}
      {mayCertify && (
        <Checkbox
          label={t('submission-lifecycle:entry.certified')}
          checked={isChecked}
          onValue={setChecked}
        />
      )}
      <div className={css['buttons']}>
        {mayCertify && (
          <Button
            variant="primary"
            disabled={!isChecked}
            busy={busy !== undefined}
            onClick={() => void certify()}
          >
            {t('submission-lifecycle:entry.certify')}
          </Button>
        )}
        <Button variant={mayCertify ? 'quiet' : 'primary'} onClick={() => onDone(submission)}>
          {t('submission-lifecycle:entry.done')}
        </Button>
      </div>
    </>
  )
}
