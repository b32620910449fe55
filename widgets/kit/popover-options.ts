import type { Placement } from '@floating-ui/dom'

export interface PopoverOptions {
  readonly placement?: Placement
  /** As wide as the anchor, or wider when its content needs it. */
  readonly matchWidth?: boolean
  /** Called once it is visible: before that nothing inside can be focused. */
  readonly onPlaced?: () => void
}

/** Pixels between a popover and its anchor, and the edges of the window. */
export const gap = 4
export const edge = 8
