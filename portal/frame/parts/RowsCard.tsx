import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '#widgets/kit/Card.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { CardRows, type CardRow } from './CardRows.tsx'
import { QueryFailed } from './QueryFailed.tsx'
import styles from './card-rows.styles.css'

interface RowsCardProps<Answer> {
  readonly title: string
  readonly aside?: ReactNode
  readonly answer: UseQueryResult<Answer>
  readonly rows: (answer: Answer) => readonly CardRow[]
  /** Shown when there are no rows. */
  readonly empty: string
}

/** A card with the rows of one call. */
export const RowsCard = <Answer,>(props: RowsCardProps<Answer>) => {
  const { title, aside, answer, rows, empty } = props
  const css = useStyles(styles)
  const { data } = answer
  const lines = data === undefined ? [] : rows(data)
  return (
    <Card title={title} aside={aside} flush>
      {answer.isPending && (
        <div className={css['state']}>
          <Skeleton lines={2} />
        </div>
      )}
      {answer.isError && (
        <div className={css['state']}>
          <QueryFailed answer={answer} isSmall />
        </div>
      )}
      {data !== undefined && lines.length === 0 && <p className={css['state']}>{empty}</p>}
      {lines.length > 0 && <CardRows rows={lines} />}
    </Card>
  )
}
