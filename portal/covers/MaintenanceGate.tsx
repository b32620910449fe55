import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useMaintenance } from './use-maintenance.ts'

const load = () => import('../screens/maintenance/Maintenance.tsx')
const MaintenancePage = lazy(async () => ({ default: (await load()).MaintenancePage }))
const MaintenanceCover = lazy(async () => ({ default: (await load()).MaintenanceCover }))

/**
 * While the platform is closed: its page where nothing stood yet, a cover over what stands. What was
 * typed before stays where it is.
 */
export const MaintenanceGate = ({ children }: { readonly children: ReactNode }) => {
  const isClosed = useMaintenance()
  /** Something to keep has been on screen. */
  const [hasStood, setStood] = useState(!isClosed)
  if (!isClosed && !hasStood) setStood(true)

  useEffect(() => {
    // Here when it is needed: by then the platform may hand out nothing.
    load().catch(() => {})
  }, [])

  return (
    <>
      {(hasStood || !isClosed) && children}
      {isClosed && (
        <Suspense fallback={null}>{hasStood ? <MaintenanceCover /> : <MaintenancePage />}</Suspense>
      )}
    </>
  )
}
