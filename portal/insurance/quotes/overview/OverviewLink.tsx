import { useNavigate } from '@tanstack/react-router'
import { Button } from '#widgets/kit/Button.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { screenPath } from '../../../frame/personas/screen-path.ts'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { overviewPath } from './overview-path.ts'

/** On the dashboard: makes the overview the viewer's dashboard; nothing once it is. */
export const OverviewLink = () => {
  const t = useWording('overview')
  const persona = usePersona()
  const navigate = useNavigate()
  const { settings } = usePortal()
  const { newDashboard } = useStore(settings.$settings)
  if (newDashboard) return null
  const choose = (): void => {
    settings.set('newDashboard', true)
    void navigate({ to: screenPath(persona, overviewPath) })
  }
  return (
    <Button size="small" variant="quiet" onClick={choose}>
      {t('overview:try')}
    </Button>
  )
}
