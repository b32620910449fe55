import { createContext } from 'react'
import type { PortalPlatform } from '#core/portal-platform.ts'

/** The portal's services: those of every platform, and queries, dialogs and settings. */
export type Portal = PortalPlatform

export const PortalContext = createContext<Portal | undefined>(undefined)
