import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../platform/use-portal.ts'

/** Whether the viewer may set flags on this device: staff, outside production (spec 1 §6). */
export const useMayOverride = (): boolean => {
  const { flags, session } = usePortal()
  const user = useStore(session.$user)
  const canOverride = useStore(flags.$canOverride)
  return canOverride && user?.subscriberType === 'PARAPET'
}
