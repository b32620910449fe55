import { lazy, Suspense, useState, type ReactNode } from 'react'
import { usePreload } from '../platform/use-preload.ts'
import { useMaintenance } from './use-maintenance.ts'

const load = () => import('./Maintenance.tsx')
const MaintenancePage = lazy(async () => ({ default: (await load()).MaintenancePage }))
const MaintenanceOverlay = lazy(async () => ({ default: (await load()).MaintenanceOverlay }))

/**
 * During maintenance shows its page where no screen was mounted, and otherwise an overlay above the
 * mounted screen, whose input stays.
 */
export const MaintenanceGate = ({ children }: { readonly children: ReactNode }) => {
  const isClosed = useMaintenance()
  /** A mounted screen has been shown. */
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
