import { useQuery } from '@tanstack/react-query'
import { listSubmissionActivity } from '#core/insurance/submissions/activity.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { QueryFailed } from '../../../frame/parts/QueryFailed.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { ActivityItem } from '../../activity/ActivityItem.tsx'
import styles from '../../activity/activity.styles.css'

/** The activity of a submission, newest first. */
export const ActivityCard = ({ submission }: { readonly submission: Submission }) => {
  const css = useStyles(styles)
  const t = useWording('activity')
  const { queries } = usePortal()
  const answer = useQuery(
    queries.options(listSubmissionActivity, { params: { submissionId: submission.id } }),
  )
  const entries = answer.data?.content ?? []
  return (
    <Card title={t('activity:title')}>
      {answer.isPending && <Skeleton lines={4} />}
      <QueryFailed answer={answer} isSmall />
      {answer.isSuccess && entries.length === 0 && (
        <p className={css['when']}>{t('activity:none')}</p>
      )}
      <ul className={css['list']}>
        {entries.map((entry) => (
          <ActivityItem key={entry.id} entry={entry} region={submission.region} />
        ))}
      </ul>
    </Card>
  )
}
