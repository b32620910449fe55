import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { ModuleSlot } from '../modules/ModuleSlot.tsx'
import { ScreenHeader } from '../parts/ScreenHeader.tsx'
import { screenPath } from '../personas/screen-path.ts'
import { usePersona } from '../personas/use-persona.ts'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'
import { useTitle } from '../shell/use-title.ts'
import { EmptyDashboard } from './EmptyDashboard.tsx'
import { dashboardScreen } from './dashboard-screen.ts'
import styles from './dashboard.styles.css'

const route = getRouteApi('/$persona/dashboard')

/** The dashboard of a persona: its tabs, and the table of the one that is chosen. */
export const Dashboard = () => {
  const css = useStyles(styles)
  const t = useWording('portal')
  const persona = usePersona()
  const { tab } = route.useSearch()
  const chosen = persona.tabs.find(({ id }) => id === tab) ?? persona.tabs[0]
  useTitle(t(chosen?.label ?? 'portal:dashboard.title'))

  if (!chosen) return <EmptyDashboard />
  const Table = chosen.table
  return (
    <div className={css['screen']}>
      <ScreenHeader title={t(chosen.label)} actions={<ModuleSlot name="DashboardPart" />} />
      <nav className={css['tabs']} aria-label={t('portal:dashboard.tabs')}>
        {persona.tabs.map((one) => (
          <Link
            key={one.id}
            className={css['tab']}
            to={screenPath(persona, dashboardScreen)}
            search={{ tab: one.id }}
            aria-current={one === chosen ? 'page' : undefined}
            data-current={one === chosen || undefined}
          >
            {t(one.label)}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<ScreenSkeleton />} key={chosen.id}>
        <Table />
      </Suspense>
    </div>
  )
}
