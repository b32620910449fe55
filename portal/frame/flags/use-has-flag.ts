import { useCallback } from 'react'
import type { Flag } from '#core/platform/flags/flag-names.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../platform/use-portal.ts'

/** A part of the portal that may depend on a feature flag. */
interface Flagged {
  readonly flag?: Flag
}

/** Whether a feature flag is on, or none is needed. */
export type HasFlag = (flagged: Flagged) => boolean

/** The feature flags of the viewer. */
export const useHasFlag = (): HasFlag => {
  const { flags } = usePortal()
  const values = useStore(flags.$flags)
  return useCallback(({ flag }) => flag === undefined || values[flag], [values])
}

/** Whether the viewer may set flags on this device: staff, outside production (spec 1 §6). */
export const useCanOverrideFlags = (): boolean => {
  const { flags, session } = usePortal()
  const user = useStore(session.$user)
  const canOverride = useStore(flags.$canOverride)
  return canOverride && user?.subscriberType === 'PARAPET'
}
