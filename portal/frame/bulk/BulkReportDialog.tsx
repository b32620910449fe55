import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { DialogFrame } from '../dialogs/DialogFrame.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import type { BulkReport } from './report-dialog.ts'
import styles from './bulk-report.styles.css'

/** The failed rows of a bulk action with their reasons, to read or copy. */
export const BulkReportDialog = ({ input: { done, failed } }: DialogProps<BulkReport, true>) => {
  const t = useWording('portal', 'bulk')
  const css = useStyles(styles)
  const nameOf = (name: string): string => (name === '' ? t('bulk:unknown') : name)
  const text = failed.map(({ name, reason }) => `${nameOf(name)}\t${reason}`).join('\n')
  return (
    <DialogFrame
      title={t('bulk:report.title', { count: failed.length })}
      lead={done === 0 ? t('bulk:report.none') : t('bulk:report.lead', { count: done })}
      footer={
        <>
          <CopyButton text={text} label={t('bulk:report.copy')} copied={t('bulk:report.copied')} />
          <DialogClose>{t('common:action.close')}</DialogClose>
        </>
      }
    >
      <ul className={css['rows']} tabIndex={0} aria-label={t('bulk:report.rows')}>
        {failed.map(({ name, reason }, at) => (
          <li key={at} className={css['row']}>
            <strong className={css['name']}>{nameOf(name)}</strong>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </DialogFrame>
  )
}
