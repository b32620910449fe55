import type { Placement } from '@floating-ui/dom'

export interface Place {
  readonly placement?: Placement
  /** As wide as the anchor, or wider when its content needs it. */
  readonly matchWidth?: boolean
  /** Called once it is visible: before that nothing inside can be focused. */
  readonly onPlaced?: () => void
}

const gap = 4
const edge = 8

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
    const { autoUpdate, computePosition, flip, offset, shift, size } =
      await import('@floating-ui/dom')
    if (stopped) return
    const update = async () => {
      const { x, y } = await computePosition(anchor, popover, {
        placement,
        strategy: 'fixed',
        middleware: [
          offset(gap),
          flip({ padding: edge }),
          shift({ padding: edge }),
          size({
            padding: edge,
            apply({ availableHeight, availableWidth, rects }) {
              const { style } = popover
              style.maxHeight = `${Math.max(120, availableHeight)}px`
              style.maxWidth = `${availableWidth}px`
              style.minWidth = matchWidth ? `${rects.reference.width}px` : ''
            },
          }),
        ],
      })
      popover.style.left = `${x}px`
      popover.style.top = `${y}px`
      show()
    }
    stop = autoUpdate(anchor, popover, () => void update())
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
