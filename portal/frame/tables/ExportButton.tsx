import type { ListQuery } from '#core/platform/api/lists.ts'
import type { ExportEndpoint } from '#core/platform/exports/export.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useAttempt } from '../actions/use-attempt.ts'
import { useFormats } from '../formats/use-formats.ts'
import { usePortal } from '../platform/use-portal.ts'
import styles from './columns-panel.styles.css'

interface ExportButtonProps {
  readonly endpoint: ExportEndpoint
  readonly query: ListQuery
  /** The visible columns, in order. */
  readonly columns: readonly string[]
}

/** Downloads all pages of the table's list. */
export const ExportButton = ({ endpoint, query, columns }: ExportButtonProps) => {
  const css = useStyles(styles)
  const { t } = useFormats()
  const portal = usePortal()
  const { busy, attempt } = useAttempt<'export'>()
  const download = async () => {
    const message = await attempt('export', async () => {
      const { exportRows } = await import('../exports/export-rows.ts')
      await exportRows(portal, endpoint, query, columns)
    })
    if (message !== undefined) portal.notifications.show('error', message)
  }
  return (
    <button
      type="button"
      className={css['button']}
      aria-disabled={busy !== undefined}
      onClick={() => {
        if (busy === undefined) void download()
      }}
    >
      {t('portal:table.export')}
    </button>
  )
}
