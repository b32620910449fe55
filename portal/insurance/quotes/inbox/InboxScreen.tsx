import { Suspense } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { ScreenHeader } from '../../../frame/parts/ScreenHeader.tsx'
import { ShellBones } from '../../../frame/shell/ShellBones.tsx'
import { useTitle } from '../../../frame/shell/use-title.ts'
import { inbox as Table } from '../quote-tables.ts'
import styles from '../../../frame/dashboard/dashboard.sheet.css'

/** What waits for an underwriter. */
export const InboxScreen = () => {
  const css = useStyles(styles)
  const t = useWording('portal')
  useTitle(t('quotes:underwriting.inboxTitle'))
  return (
    <div className={css['screen']}>
      <ScreenHeader
        title={t('quotes:underwriting.inboxTitle')}
        lead={t('quotes:underwriting.inboxLead')}
      />
      <Suspense fallback={<ShellBones />}>
        <Table />
      </Suspense>
    </div>
  )
}
