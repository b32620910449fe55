import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { usePortal } from '../platform/use-portal.ts'
import { useMaintenance } from './use-maintenance.ts'

/** Milliseconds after the first view, which needs the network first. */
const preloadAfter = 2_000

const load = () => import('./Maintenance.tsx')
const MaintenancePage = lazy(async () => ({ default: (await load()).MaintenancePage }))
const MaintenanceOverlay = lazy(async () => ({ default: (await load()).MaintenanceOverlay }))

/**
 * During maintenance shows its page where no screen was mounted, and otherwise an overlay above the
 * mounted screen, whose input stays.
 */
export const MaintenanceGate = ({ children }: { readonly children: ReactNode }) => {
  const { clock } = usePortal()
  const isClosed = useMaintenance()
  /** A mounted screen has been shown. */
  const [hasStood, setStood] = useState(!isClosed)
  if (!isClosed && !hasStood) setStood(true)

  // Loaded before it is needed, because during maintenance the platform may serve nothing; but
  // after the page.
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
