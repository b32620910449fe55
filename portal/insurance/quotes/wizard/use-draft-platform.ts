import { useMemo } from 'react'
import { callsWithoutNotification } from '#core/platform/api/call-options.ts'
import type { Platform } from '#core/platform.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useWizard } from './wizard-context.ts'

/** The portal's services, with the draft as the calculator's storage. */
export const useDraftPlatform = (): Platform => {
  const portal = usePortal()
  const { draft } = useWizard()
  return useMemo(
    () => ({
      ...portal,
      // The wizard shows its calculator's errors.
      api: callsWithoutNotification(portal.api),
      host: { ...portal.host, tab: draft.tab },
    }),
    [portal, draft],
  )
}
