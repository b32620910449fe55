import type { Placement } from '@floating-ui/dom'

export interface PopoverOptions {
  readonly placement?: Placement
  /** At least as wide as the anchor. */
  readonly matchWidth?: boolean
  /** Called when the popover is visible, and its content can be focused. */
  readonly onPlaced?: () => void
}

/** Distance in pixels to the anchor, and to the edges of the window. */
export const gap = 4
export const edge = 8
