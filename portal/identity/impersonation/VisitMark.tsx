import { isGhost } from '#core/identity/impersonation/rules.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Icon } from '../../frame/icons/Icon.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useLeave } from './use-leave.ts'
import { useProfile } from '../../frame/shell/use-profile.ts'
import styles from './visit-mark.styles.css'

/** Says for as long as a visit lasts in whose account one is, and as whom. */
export const VisitMark = () => {
  const { session } = usePortal()
  const isVisit = useStore(session.$isVisit)
  const user = useStore(session.$user)
  return isVisit && user ? <Mark isGuest={isGhost(user)} /> : null
}

const Mark = ({ isGuest }: { readonly isGuest: boolean }) => {
  const css = useStyles(styles)
  const t = useWording('visits')
  const { account, firstName, lastName, role } = useProfile()
  const leave = useLeave()
  const facts = { account: account.fullName, name: `${firstName} ${lastName}`, role: role.name }
  return (
    <aside
      className={css['mark']}
      data-guest={isGuest || undefined}
      aria-label={t('visits:mark.label')}
    >
      <Icon name={isGuest ? 'eye' : 'switch'} />
      <p className={css['text']}>
        <strong>{t(isGuest ? 'visits:mark.ghost' : 'visits:mark.own', facts)}</strong>
        {isGuest && <span className={css['more']}> {t('visits:mark.recorded')}</span>}
      </p>
      <Button size="small" onClick={() => void leave()}>
        {t('visits:mark.leave')}
      </Button>
    </aside>
  )
}
