import { Button } from '#widgets/kit/Button.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Cover } from '../../frame/overlays/Cover.tsx'
import coverStyles from '../../frame/overlays/cover.styles.css'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useLeave } from './use-leave.ts'

/** Over the screen of a visit whose session is over: no sign-in goes on with it, only the way back. */
export const VisitOver = () => {
  const css = useStyles(coverStyles)
  const t = useWording('visits')
  const { session } = usePortal()
  const user = useStore(session.$user)
  const leave = useLeave()
  return (
    <Cover title={t('visits:over.title')}>
      <p className={css['lead']}>{t('visits:over.lead', { account: user?.accountName ?? '' })}</p>
      <div className={css['row']}>
        <Button look="primary" onClick={() => void leave()}>
          {t('visits:enter.back')}
        </Button>
      </div>
    </Cover>
  )
}
