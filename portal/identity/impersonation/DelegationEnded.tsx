import { Button } from '#widgets/kit/Button.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Overlay } from '../../frame/overlays/Overlay.tsx'
import overlayStyles from '../../frame/overlays/overlay.styles.css'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useLeaveAccount } from './use-leave-account.ts'

/** The overlay for an expired delegated session, which can only be left. */
export const DelegationEnded = () => {
  const css = useStyles(overlayStyles)
  const t = useWording('impersonation')
  const { session } = usePortal()
  const user = useStore(session.$user)
  const leave = useLeaveAccount()
  return (
    <Overlay title={t('impersonation:over.title')}>
      <p className={css['lead']}>
        {t('impersonation:over.lead', { account: user?.accountName ?? '' })}
      </p>
      <div className={css['row']}>
        <Button variant="primary" onClick={() => void leave()}>
          {t('impersonation:enter.back')}
        </Button>
      </div>
    </Overlay>
  )
}
