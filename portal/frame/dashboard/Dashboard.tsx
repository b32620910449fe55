import { getRouteApi, Navigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'
import { useHasFlag } from '../flags/use-has-flag.ts'
import { ModuleSlot } from '../modules/ModuleSlot.tsx'
import { useModules } from '../modules/use-modules.ts'
import { screenPath } from '../personas/persona-paths.ts'
import { usePersona } from '../personas/use-persona.ts'
import { TabbedScreen } from '../screens/TabbedScreen.tsx'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'
import { EmptyDashboard } from './EmptyDashboard.tsx'
import { dashboardAddress } from './dashboard-screen.ts'
import { isDefaultView, useLastTab } from './use-last-tab.ts'

const route = getRouteApi('/$persona/dashboard')

/** The dashboard of a persona: tabs, and the table of the selected one. */
export const Dashboard = () => {
  const t = useWording('portal')
  const persona = usePersona()
  const search = route.useSearch()
  const last = useLastTab(search)
  const starts = useModules().map(({ dashboardStart }) => dashboardStart?.())
  const start = starts.find((each) => each !== undefined)
  const tabs = persona.tabs.filter(useHasFlag())
  const chosen = tabs.find(({ id }) => id === search.tab) ?? tabs[0]
  if (start && isDefaultView(search)) return <Navigate to={screenPath(persona, start)} replace />
  if (!chosen) return <EmptyDashboard />
  if (tabs.some(({ id }) => id === last && id !== chosen.id)) {
    return <Navigate to={screenPath(persona, dashboardAddress)} search={{ tab: last }} replace />
  }
  const Table = chosen.table
  return (
    <TabbedScreen
      title={t(chosen.label)}
      actions={<ModuleSlot name="DashboardPart" />}
      tabs={tabs}
      chosen={chosen}
      tabsLabel={t('portal:dashboard.tabs')}
      isInMenu
      address={screenPath(persona, dashboardAddress)}
    >
      <Suspense fallback={<ScreenSkeleton />} key={chosen.id}>
        <Table />
      </Suspense>
    </TabbedScreen>
  )
}
