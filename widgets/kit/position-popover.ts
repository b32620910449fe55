import { autoUpdate, computePosition, flip, offset, platform, shift, size } from '@floating-ui/dom'
import type { Placement, ReferenceElement } from '@floating-ui/dom'
import { edge, gap, type PopoverOptions } from './popover-options.ts'
import { watchPresses } from './watch-presses.ts'

interface Elements {
  readonly reference: ReferenceElement
  readonly floating: HTMLElement
}

const sizeOnScreen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return { width, height }
}

/** Both boxes in window pixels, which position popovers in the top layer. */
const rectsOnScreen = ({ reference, floating }: Elements) => {
  const { x, y, width, height } = reference.getBoundingClientRect()
  return { reference: { x, y, width, height }, floating: { x: 0, y: 0, ...sizeOnScreen(floating) } }
}

/** The page's CSS `zoom`: window pixels per CSS pixel. */
const zoomOf = (element: HTMLElement): number =>
  element.offsetWidth === 0 ? 1 : element.getBoundingClientRect().width / element.offsetWidth

/**
 * Positions a popover whenever its anchor or the page moves, and calls back each time. The popover
 * does not move while pressed.
 */
export function positionPopover(
  anchor: HTMLElement,
  popover: HTMLElement,
  { placement = 'bottom-start', matchWidth = false }: PopoverOptions,
  onPositioned: () => void,
): () => void {
  let placed: { readonly at: Placement; readonly top: number } | undefined
  const update = async () => {
    const zoom = zoomOf(popover)
    const { top } = anchor.getBoundingClientRect()
    // When a list grows, it scrolls instead of flipping to the other side.
    const stays = placed?.top === top
    const {
      x,
      y,
      placement: at,
    } = await computePosition(anchor, popover, {
      placement: (stays && placed?.at) || placement,
      strategy: 'fixed',
      platform: { ...platform, getElementRects: rectsOnScreen, getDimensions: sizeOnScreen },
      middleware: [
        offset(gap),
        !stays && flip({ padding: edge }),
        shift({ padding: edge }),
        size({
          padding: edge,
          apply({ availableHeight, availableWidth, rects }) {
            const { style } = popover
            style.maxHeight = `${Math.max(120, availableHeight) / zoom}px`
            style.maxWidth = `${availableWidth / zoom}px`
            style.minWidth = matchWidth ? `${rects.reference.width / zoom}px` : ''
          },
        }),
      ],
    })
    placed = { at, top }
    popover.style.left = `${x / zoom}px`
    popover.style.top = `${y / zoom}px`
    onPositioned()
  }
  // In the next frame, because a change inside a resize observer's callback would trigger it again.
  let frame = 0
  let isPressed = false
  const updateSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      if (!isPressed) void update()
    })
  }
  const unwatch = autoUpdate(anchor, popover, updateSoon)
  const unwatchPresses = watchPresses(popover, (pressed) => {
    isPressed = pressed
    if (!pressed) updateSoon()
  })
  return () => {
    cancelAnimationFrame(frame)
    unwatch()
    unwatchPresses()
  }
}
