import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A table ready to stand in a screen or a dashboard tab; its code comes when it is shown. */
export type Table = LazyExoticComponent<ComponentType>

/** Declares a table by what brings it. */
/*@__NO_SIDE_EFFECTS__*/
export const table = (load: () => Promise<ComponentType>): Table =>
  lazy(async () => ({ default: await load() }))
