import { Card } from '#widgets/kit/Card.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useCan } from '../../frame/platform/use-can.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import type { AccountViewProps } from './account-part.ts'
import { AccountFacts } from './AccountFacts.tsx'
import { Briefs } from './Briefs.tsx'
import { ClosingNotice } from './ClosingNotice.tsx'
import { CompanyAgencies } from './CompanyAgencies.tsx'
import { ProfileScore } from './ProfileScore.tsx'
import { QuotableProducts } from './QuotableProducts.tsx'
import styles from './account-page.styles.css'

/** The overview of an account: details, missing details, newest quotes and policies. */
export const AccountOverview = ({ account }: AccountViewProps) => {
  const css = useStyles(styles)
  const { t } = useFormats()
  const can = useCan()
  return (
    <div className={css['columns']}>
      <div className={css['main']}>
        <ClosingNotice account={account} />
        <Card title={t('accounts:overview.company')}>
          <AccountFacts account={account} />
        </Card>
        <Briefs account={account} />
        {can('account:offer') && <QuotableProducts account={account} />}
      </div>
      <div className={css['side']}>
        <ProfileScore account={account} />
        {can('account:enter') && <CompanyAgencies account={account} />}
      </div>
    </div>
  )
}
