import { isUnderMaintenance } from '#core/platform/flags/maintenance.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../platform/use-portal.ts'

/** Whether the platform is closed for maintenance in the viewer's region. */
export const useMaintenance = (): boolean => {
  const { flags, region } = usePortal()
  return isUnderMaintenance(useStore(flags.$flags), useStore(region.$region))
}
