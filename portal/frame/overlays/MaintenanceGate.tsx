import { lazy, Suspense, useState, type ReactNode } from 'react'
import { usePreload } from '../platform/use-preload.ts'
import { useMaintenance } from './use-maintenance.ts'

const load = () => import('./Maintenance.tsx')
const MaintenancePage = lazy(async () => ({ default: (await load()).MaintenancePage }))
const MaintenanceOverlay = lazy(async () => ({ default: (await load()).MaintenanceOverlay }))

/**
 * During maintenance, shows a page, or an overlay if a screen is mounted, so that its input stays.
 */
export const MaintenanceGate = ({ children }: { readonly children: ReactNode }) => {
  const isClosed = useMaintenance()
  /** Whether a screen has been mounted. */
  const [hasStood, setStood] = useState(!isClosed)
  if (!isClosed && !hasStood) setStood(true)

  usePreload(load)

  return (
    <>
      {(hasStood || !isClosed) && children}
      {isClosed && (
        <Suspense fallback={null}>
          {hasStood ? <MaintenanceOverlay /> : <MaintenancePage />}
        </Suspense>
      )}
    </>
  )
}
