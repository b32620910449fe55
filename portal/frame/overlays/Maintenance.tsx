import { useEffect, type MouseEvent } from 'react'
import { maintenanceInterval } from '#core/platform/flags/maintenance.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Overlay } from './Overlay.tsx'
import overlayStyles from './overlay.styles.css'
import { MessagePage } from '../parts/MessagePage.tsx'
import { usePortal } from '../platform/use-portal.ts'
import { PlainPage } from '../shell/PlainPage.tsx'
import { useTitle } from '../shell/use-title.ts'

/** The maintenance page when no screen is open; it reloads by itself (spec 1 §2). */
export const MaintenancePage = () => {
  const t = useWording('public')
  const { clock } = usePortal()
  useTitle(t('public:maintenance.title'))
  useEffect(() => clock.after(maintenanceInterval, () => location.reload()), [clock])
  return (
    <PlainPage>
      <MessagePage title={t('public:maintenance.title')} lead={t('public:maintenance.lead')}>
        <a href="/loading">{t('public:maintenance.refresh')}</a>
      </MessagePage>
    </PlainPage>
  )
}

/** The maintenance overlay over an open screen; it closes by itself. */
export const MaintenanceOverlay = () => {
  const css = useStyles(overlayStyles)
  const t = useWording('public')
  const portal = usePortal()
  const variant = (event: MouseEvent) => {
    // In a new tab it is a normal link; here it checks whether maintenance is over.
    event.preventDefault()
    void portal.readFlags()
  }
  return (
    <Overlay title={t('public:maintenance.title')}>
      <p className={css['lead']}>
        {t('public:maintenance.lead')} {t('public:maintenance.kept')}
      </p>
      <div className={css['row']}>
        <a href="/loading" onClick={variant}>
          {t('public:maintenance.refresh')}
        </a>
      </div>
    </Overlay>
  )
}
