import { gap, type PopoverOptions } from './popover-options.ts'

/**
 * Positions a popover beside its anchor until the returned function is called. The positioning code
 * is loaded with the first popover, and is not part of a page's first load.
 */
export function anchorPopover(
  anchor: HTMLElement,
  popover: HTMLElement,
  options: PopoverOptions = {},
): () => void {
  let stop: (() => void) | undefined
  let stopped = false
  const show = () => {
    const isFirst = popover.style.visibility !== 'visible'
    popover.style.visibility = 'visible'
    if (isFirst && !stopped) options.onPlaced?.()
  }
  const start = async () => {
    const { positionPopover } = await import('./position-popover.ts')
    if (stopped) return
    stop = positionPopover(anchor, popover, options, show)
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
export const preloadPositioning = (): void => {
  import('./position-popover.ts').catch(() => undefined)
}
