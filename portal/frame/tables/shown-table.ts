import type { ComponentType, LazyExoticComponent } from 'react'

/** A table for a screen or a dashboard tab; its code is loaded when it is shown. */
export type ShownTable = LazyExoticComponent<ComponentType>
