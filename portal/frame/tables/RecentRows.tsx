import { useQuery } from '@tanstack/react-query'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../formats/use-formats.ts'
import type { ListSource } from './list-source.ts'
import styles from './pagination.styles.css'

interface RecentRowsProps<Row> {
  /** The list, narrowed to the default duration of dashboards. */
  readonly source: ReturnType<ListSource<Row>>
  /** Rows of any age. */
  readonly total: number | undefined
  readonly onChoose: () => void
}

/** How many rows were created in the last 7 days (spec 1 §9); a press filters by them. */
export const RecentRows = <Row,>({ source, total, onChoose }: RecentRowsProps<Row>) => {
  const css = useStyles(styles)
  const { t, count } = useFormats()
  const recent = useQuery(source).data?.totalElements ?? 0
  if (recent === 0 || recent === total) return null
  return (
    <button type="button" className={css['recent']} onClick={onChoose}>
      {t('portal:table.recent', { count: recent, rows: count(recent) })}
    </button>
  )
}
