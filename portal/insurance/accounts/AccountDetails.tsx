import type { Account } from '#core/insurance/accounts/model.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import styles from '../../frame/tables/row-details.styles.css'
import { AccountFacts } from './AccountFacts.tsx'
import { Briefs } from './Briefs.tsx'

/** The details of an expanded row in the accounts table: details, quotes and policies. */
export const AccountDetails = ({ row }: { readonly row: Account }) => {
  const css = useStyles(styles)
  return (
    <div className={css['details']}>
      <AccountFacts account={row} />
      <Briefs account={row} />
    </div>
  )
}
