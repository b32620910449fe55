import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { ShellSkeleton } from '../../../frame/shell/ShellSkeleton.tsx'
import styles from './account-link.styles.css'

/** Skeleton of the shell that is about to open, with the account's name. */
export const AccountLinkSkeleton = ({
  accountName,
}: {
  readonly accountName: string | undefined
}) => {
  const css = useStyles(styles)
  const t = useWording('impersonation')
  return (
    <div className={css['page']}>
      <div aria-hidden="true">
        <ShellSkeleton />
      </div>
      <p className={css['text']} role="status">
        {accountName === undefined
          ? t('impersonation:enter.preparing')
          : t('impersonation:enter.named', { account: accountName })}
      </p>
    </div>
  )
}
