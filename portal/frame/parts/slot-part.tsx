import { createElement, type ComponentType, type FunctionComponent } from 'react'
import type { Slot } from '../modules/slot.ts'
import { type Portal, usePortal } from '../platform/use-portal.ts'
import { part, type PartOptions } from './part.tsx'

/** Renders the component of a slot as a part of a screen, in its own chunk. */
/*@__NO_SIDE_EFFECTS__*/
export const slotPart = <Props extends object>(
  slot: Slot<ComponentType<Props>>,
  options?: PartOptions,
): FunctionComponent<Props> => {
  const parts = new WeakMap<Portal, FunctionComponent<Props>>()
  return (props: Props) => {
    const portal = usePortal()
    const view = parts.get(portal) ?? part(() => slot.of(portal), options)
    parts.set(portal, view)
    return createElement(view, props)
  }
}
