import { createContext } from 'react'
import type { PortalPlatform } from '#core/platform/portal-platform.ts'
import type { DialogTypes } from '../dialogs/registry.ts'

/** The portal's services: those of every platform, and queries, dialogs and settings. */
export type Portal = PortalPlatform<DialogTypes>

export const PortalContext = createContext<Portal | undefined>(undefined)
