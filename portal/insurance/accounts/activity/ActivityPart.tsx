import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Card } from '#widgets/kit/Card.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { Select } from '#widgets/kit/Select.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { QueryFailed } from '../../../frame/parts/QueryFailed.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { AccountViewProps } from '../account-part.ts'
import { ActivityItem } from '../../activity/ActivityItem.tsx'
import styles from '../../activity/activity.styles.css'

const size = 25

/** The activity of an account, newest first. */
export const ActivityPart = ({ account }: AccountViewProps) => {
  const css = useStyles(styles)
  const t = useWording('activity')
  const { queries } = usePortal()
  const [page, setPage] = useState(0)
  const [isChangesOnly, setChangesOnly] = useState(false)
  const answer = useQuery({
    ...queries.options(searchActivity, {
      query: { page, size },
      body: {
        accountId: account.id,
        ...(isChangesOnly ? { acts: ['created', 'changed'] } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  })
  const pages = answer.data?.totalPages ?? 0
  return (
    <div className={css['body']}>
      <Card
        title={t('activity:title')}
        aside={
          <Field label={t('activity:filter')} hideLabel>
            <Select
              choices={[
                { value: 'all', label: t('activity:all') },
                { value: 'changes', label: t('activity:changesOnly') },
              ]}
              value={isChangesOnly ? 'changes' : 'all'}
              onValue={(value) => {
                setChangesOnly(value === 'changes')
                setPage(0)
              }}
            />
          </Field>
        }
      >
        {answer.isPending && <Skeleton lines={6} />}
        <QueryFailed answer={answer} />
        {answer.data?.totalElements === 0 && <p className={css['when']}>{t('activity:none')}</p>}
        <ul className={css['list']} aria-busy={answer.isPlaceholderData}>
          {answer.data?.content.map((entry) => (
            <ActivityItem key={entry.id} entry={entry} region={account.region} />
          ))}
        </ul>
        {pages > 1 && (
          <div className={css['foot']}>
            <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
              {t('activity:newer')}
            </Button>
            <Button size="small" disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
              {t('activity:older')}
            </Button>
            <span className={css['when']}>{t('activity:page', { page: page + 1, pages })}</span>
          </div>
        )}
      </Card>
    </div>
  )
}
