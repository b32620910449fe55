import { useNavigate } from '@tanstack/react-router'
import { Button } from '#widgets/kit/Button.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { dashboardAddress } from '../../../frame/dashboard/dashboard-screen.ts'
import { screenPath } from '../../../frame/personas/persona-paths.ts'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'

/** Switches the viewer's dashboard between the overview and the tables. */
export const OverviewChoice = () => {
  const t = useWording('overview')
  const persona = usePersona()
  const navigate = useNavigate()
  const { settings } = usePortal()
  const { newDashboard } = useStore(settings.$settings)
  const choose = (): void => {
    settings.set('newDashboard', !newDashboard)
    if (newDashboard) void navigate({ to: screenPath(persona, dashboardAddress) })
  }
  return (
    <Button size="small" variant="quiet" onClick={choose}>
      {t(newDashboard ? 'overview:leave' : 'overview:choose')}
    </Button>
  )
}
