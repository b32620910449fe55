import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../formats/use-formats.ts'
import styles from './pagination.styles.css'

interface RecentRowsProps {
  /** Rows created in the last 7 days. */
  readonly count: number
  /** Rows of any age. */
  readonly total: number | undefined
  readonly onChoose: () => void
}

/** The number of rows created in the last 7 days (spec 1 §9); a click filters by them. */
export const RecentRows = ({ count, total, onChoose }: RecentRowsProps) => {
  const css = useStyles(styles)
  const formats = useFormats()
  if (count === 0 || count === total) return null
  return (
    <button type="button" className={css['recent']} onClick={onChoose}>
      {formats.t('portal:table.recent', { count, rows: formats.count(count) })}
    </button>
  )
}
