import { useStore } from '#widgets/react/use-store.ts'
import { useHasFlag } from '../../../frame/flags/use-has-flag.ts'
import type { DashboardStart } from '../../../frame/modules/shell-parts.ts'
import { hasScreen } from '../../../frame/personas/persona.ts'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { overviewScreen } from './overview-screen.ts'

/** Whether the viewer may choose the overview as dashboard. */
export const useHasOverview = (): boolean => {
  const hasFlag = useHasFlag()
  return hasScreen(usePersona(), overviewScreen) && hasFlag(overviewScreen)
}

/** The overview, for users who chose it as dashboard. */
export const useDashboardStart: DashboardStart = () => {
  const { settings } = usePortal()
  const { newDashboard } = useStore(settings.$settings)
  return useHasOverview() && newDashboard ? overviewScreen : undefined
}
