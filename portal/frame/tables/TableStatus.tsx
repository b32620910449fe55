import { isFiltered, type TableView } from '#core/platform/tables/view.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { errorReasons } from '../errors/error-reasons.ts'
import { useFormats } from '../formats/use-formats.ts'
import { Icon } from '../icons/Icon.tsx'
import styles from './table-status.styles.css'

interface TableStatusProps {
  readonly view: TableView
  readonly isEmpty: boolean
  readonly error: Error | undefined
  readonly onRetry: () => void
  readonly onClear: () => void
}

/** Replaces the rows when there is no data, no match, or an error. */
export const TableStatus = ({ view, isEmpty, error, onRetry, onClear }: TableStatusProps) => {
  const css = useStyles(styles)
  const { t } = useFormats()
  if (error) {
    return (
      <div className={css['status']} role="alert">
        <Icon name="warning" />
        <p className={css['title']}>{t('portal:table.failed')}</p>
        <p className={css['lead']}>{errorReasons(error)}</p>
        <button type="button" className={css['button']} onClick={onRetry}>
          {t('common:action.retry')}
        </button>
      </div>
    )
  }
  if (!isEmpty) return null
  const narrowed = isFiltered(view)
  return (
    <div className={css['status']}>
      <p className={css['title']}>{t('portal:table.noData')}</p>
      <p className={css['lead']}>
        {t(narrowed ? 'portal:table.noMatch' : 'portal:table.noDataLead')}
      </p>
      {narrowed && (
        <button type="button" className={css['button']} onClick={onClear}>
          {t('portal:table.clearAll')}
        </button>
      )}
    </div>
  )
}
