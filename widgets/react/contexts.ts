import { createContext } from 'react'
import type { Platform } from '#core/platform.ts'
import type { StyleRoot } from '#themes/shadow-dom-inject.ts'
import type { ElementHost } from '../element/element-host.ts'
import type { Announcer } from './announcer.ts'

/** The services of one platform. Set by every element and by the portal's shell. */
export const PlatformContext = createContext<Platform | undefined>(undefined)

/**
 * The root that components adopt their styles into: an element's shadow root, or the document in
 * the portal.
 */
export const RootContext = createContext<StyleRoot | undefined>(undefined)

/** The element of a feature; undefined in the portal's own screens. */
export const HostContext = createContext<ElementHost | undefined>(undefined)

/**
 * The announcer of an element; undefined in the portal's own screens, whose notices use live roles.
 */
export const AnnouncerContext = createContext<Announcer | undefined>(undefined)
