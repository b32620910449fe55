import type { Placement, ReferenceElement } from '@floating-ui/dom'

interface Elements {
  readonly reference: ReferenceElement
  readonly floating: HTMLElement
}

export interface Place {
  readonly placement?: Placement
  /** As wide as the anchor, or wider when its content needs it. */
  readonly matchWidth?: boolean
  /** Called once it is visible: before that nothing inside can be focused. */
  readonly onPlaced?: () => void
}

const gap = 4
const edge = 8

const sizeOnScreen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return { width, height }
}

/** Both boxes in pixels of the window, by which a popover in the top layer is positioned. */
const rectsOnScreen = ({ reference, floating }: Elements) => {
  const { x, y, width, height } = reference.getBoundingClientRect()
  return { reference: { x, y, width, height }, floating: { x: 0, y: 0, ...sizeOnScreen(floating) } }
}

/** The page's CSS `zoom`: pixels of the window per CSS pixel. */
const zoomOf = (element: HTMLElement): number =>
  element.offsetWidth === 0 ? 1 : element.getBoundingClientRect().width / element.offsetWidth

/**
 * Positions a popover beside its anchor until the returned function is called. The positioning code
 * is loaded with the first popover, and is not part of a page's first load.
 */
export function keepPlaced(
  anchor: HTMLElement,
  popover: HTMLElement,
  { placement = 'bottom-start', matchWidth = false, onPlaced }: Place = {},
): () => void {
  let stop: (() => void) | undefined
  let stopped = false
  const show = () => {
    const isFirst = popover.style.visibility !== 'visible'
    popover.style.visibility = 'visible'
    if (isFirst && !stopped) onPlaced?.()
  }
  const start = async () => {
    const { autoUpdate, computePosition, flip, offset, platform, shift, size } =
      await import('@floating-ui/dom')
    if (stopped) return
    const update = async () => {
      const zoom = zoomOf(popover)
      const { x, y } = await computePosition(anchor, popover, {
        placement,
        strategy: 'fixed',
        platform: { ...platform, getElementRects: rectsOnScreen, getDimensions: sizeOnScreen },
        middleware: [
          offset(gap),
          flip({ padding: edge }),
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
      popover.style.left = `${x / zoom}px`
      popover.style.top = `${y / zoom}px`
      show()
    }
    // In the next frame: a change within a resize observer's callback would notify it again.
    let frame = 0
    const unwatch = autoUpdate(anchor, popover, () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => void update())
    })
    stop = () => {
      cancelAnimationFrame(frame)
      unwatch()
    }
  }
  // Without the positioning code it is right below its anchor.
  start().catch(() => {
    if (stopped) return
    const { left, bottom } = anchor.getBoundingClientRect()
    popover.style.left = `${left}px`
    popover.style.top = `${bottom + gap}px`
    show()
  })
  return () => {
    stopped = true
    stop?.()
    popover.style.visibility = ''
  }
}

/** Loads the positioning code early, on hover or focus. */
export const preparePlace = (): void => {
  import('@floating-ui/dom').catch(() => undefined)
}
