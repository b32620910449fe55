import type { Page } from '@playwright/test'

/** A layout shift as the browser measures it, with the boxes that moved. */
export interface LayoutShift {
  readonly value: number
  /** Moved boxes, as `tag.class: x,y w×h → x,y w×h`. */
  readonly moved: readonly string[]
}

interface ShiftRecorder {
  readonly layoutShifts: LayoutShift[]
}

/**
 * Records layout shifts from the start of the page's load. Shifts caused by the user's own input do
 * not count.
 */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    interface Entry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly {
        readonly node: Element | null
        readonly previousRect: DOMRectReadOnly
        readonly currentRect: DOMRectReadOnly
      }[]
    }
    const layoutShifts: LayoutShift[] = []
    Object.assign(globalThis, { layoutShifts })
    const rectText = ({ x, y, width, height }: DOMRectReadOnly): string =>
      `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly Entry[]) {
        if (entry.hadRecentInput) continue
        layoutShifts.push({
          value: entry.value,
          moved: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName ?? '?'}.${node?.className ?? ''}: ${rectText(previousRect)} → ${rectText(currentRect)}`,
          ),
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shifts of the page so far. */
export const shiftsOf = (page: Page): Promise<readonly LayoutShift[]> =>
  page.evaluate(() => (globalThis as unknown as ShiftRecorder).layoutShifts)
