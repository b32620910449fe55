import { gap, type PopoverOptions } from './popover-options.ts'

/**
 * Keeps a popover positioned at its anchor until the returned function is called. The positioning
 * code loads with the first popover, not with the page.
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
  // Falls back to right below the anchor if the positioning code fails to load.
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
