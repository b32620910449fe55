import { createContext, useContext } from 'react'
import type { PortalPlatform } from '#core/portal-platform.ts'

/** The portal's services: those of every platform, and queries, dialogs and settings. */
export type Portal = PortalPlatform

export const PortalContext = createContext<Portal | undefined>(undefined)

/** The portal's services. */
export const usePortal = (): Portal => {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('usePortal must be called inside a PortalContext provider')
  return portal
}
