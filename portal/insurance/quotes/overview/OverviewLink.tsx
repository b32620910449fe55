import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '#widgets/kit/Button.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { confirm } from '../../../frame/dialogs/confirm.ts'
import { screenPath } from '../../../frame/personas/persona-paths.ts'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { overviewPath } from './overview-screen.ts'

/**
 * On the dashboard, makes the overview the viewer's dashboard; nothing once it is. A dialog asks
 * the first time (spec 1 §3, "modal_seen").
 */
export const OverviewLink = () => {
  const t = useWording('overview')
  const persona = usePersona()
  const navigate = useNavigate()
  const { dialogs, settings } = usePortal()
  const { newDashboard, newDashboardSeen } = useStore(settings.$settings)
  const isRead = useStore(settings.$isLoaded)
  const choose = (): void => {
    settings.set('newDashboard', true)
    void navigate({ to: screenPath(persona, overviewPath) })
  }
  const ask = useEffectEvent(async () => {
    // A dialog opened by a link comes first.
    if (dialogs.$dialog.get() !== undefined) return
    settings.set('newDashboardSeen', true)
    const texts = { title: t('overview:trial.title'), lead: t('overview:trial.lead') }
    if (await confirm({ dialogs }, { ...texts, confirm: t('overview:trial.confirm') })) choose()
  })
  const isDue = isRead && !newDashboard && !newDashboardSeen
  useEffect(() => {
    if (isDue) void ask()
  }, [isDue])

  if (newDashboard) return null
  return (
    <Button size="small" variant="quiet" onClick={choose}>
      {t('overview:try')}
    </Button>
  )
}
