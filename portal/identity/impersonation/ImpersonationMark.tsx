import { fullNameOf, isImpersonating } from '#core/identity/session/rules.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Icon } from '../../frame/icons/Icon.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useLeaveAccount } from './use-leave-account.ts'
import { useProfile } from '../../frame/shell/use-profile.ts'
import styles from './impersonation-mark.styles.css'

/** Shows the account and role of a delegated session. */
export const ImpersonationMark = () => {
  const { session } = usePortal()
  const isDelegated = useStore(session.$isDelegated)
  const user = useStore(session.$user)
  return isDelegated && user ? <Mark isStaffInside={isImpersonating(user)} /> : null
}

const Mark = ({ isStaffInside }: { readonly isStaffInside: boolean }) => {
  const css = useStyles(styles)
  const t = useWording('impersonation')
  const profile = useProfile()
  const { account, role } = profile
  const leave = useLeaveAccount()
  const facts = { account: account.fullName, name: fullNameOf(profile), role: role.name }
  return (
    <aside
      className={css['mark']}
      data-impersonating={isStaffInside || undefined}
      aria-label={t('impersonation:mark.label')}
    >
      <Icon name={isStaffInside ? 'eye' : 'switch'} />
      <p className={css['text']}>
        <strong>
          {t(isStaffInside ? 'impersonation:mark.impersonating' : 'impersonation:mark.own', facts)}
        </strong>
        {isStaffInside && <span className={css['more']}> {t('impersonation:mark.recorded')}</span>}
      </p>
      <Button size="small" onClick={() => void leave()}>
        {t('impersonation:mark.leave')}
      </Button>
    </aside>
  )
}
