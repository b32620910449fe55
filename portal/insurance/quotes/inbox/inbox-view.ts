import { Suspense } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { ScreenHeader } from '../../../frame/parts/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../../frame/shell/ScreenSkeleton.tsx'
import { useTitle } from '../../../frame/shell/use-title.ts'
import { table } from '../../../frame/tables/table.tsx'
import styles from '../../../frame/dashboard/dashboard.styles.css'

const Inbox = table(
  async () => (await import('./inbox-table.ts')).inboxTable,
  [
    'quoteNumber',
    'companyName',
    'agencyName',
    'status',
    'product',
    'type',
    'limit',
    'totalPremium',
    'effectiveDate',
    'expiresOn',
    'created',
    'modified',
  ],
)

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
      <Suspense fallback={<ScreenSkeleton />}>
        <Inbox />
      </Suspense>
    </div>
  )
}
