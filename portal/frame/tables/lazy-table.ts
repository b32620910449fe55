import type { ComponentType, LazyExoticComponent } from 'react'

/** A lazily loaded table of a screen or a dashboard tab. */
export type LazyTable = LazyExoticComponent<ComponentType>
