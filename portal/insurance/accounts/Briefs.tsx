import { useStyles } from '#widgets/react/use-styles.ts'
import type { AccountViewProps } from './account-part.ts'
import { useAccountExtras } from './use-account-extras.ts'
import styles from './account-page.styles.css'

/** The short lists of an account: its newest quotes and policies. */
export const Briefs = ({ account }: AccountViewProps) => {
  const css = useStyles(styles)
  return (
    <div className={css['briefs']}>
      {useAccountExtras().map(([id, { Brief }]) => Brief && <Brief key={id} account={account} />)}
    </div>
  )
}
