import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { usePortal } from '../platform/use-portal.ts'
import { useMaintenance } from './use-maintenance.ts'

/** Milliseconds after the first view, which needs the line for itself. */
const preloadAfter = 2_000

const load = () => import('./Maintenance.tsx')
const MaintenancePage = lazy(async () => ({ default: (await load()).MaintenancePage }))
const MaintenanceOverlay = lazy(async () => ({ default: (await load()).MaintenanceOverlay }))

/**
 * While the platform is closed: its page where nothing stood yet, an overlay above the mounted screen. What was
 * typed before stays where it is.
 */
export const MaintenanceGate = ({ children }: { readonly children: ReactNode }) => {
  const { clock } = usePortal()
  const isClosed = useMaintenance()
  /** Something to keep has been on screen. */
  const [hasStood, setStood] = useState(!isClosed)
  if (!isClosed && !hasStood) setStood(true)

  // Here when it is needed, for by then the platform may hand out nothing; not before the page is.
  useEffect(() => clock.after(preloadAfter, () => void load().catch(() => {})), [clock])

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
