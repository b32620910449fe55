import type { ComponentType, LazyExoticComponent } from 'react'

/** A table ready to stand in a screen or a dashboard tab; its code comes when it is shown. */
export type ShownTable = LazyExoticComponent<ComponentType>
