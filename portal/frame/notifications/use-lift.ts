import { useLayoutEffect, type RefObject } from 'react'
import { liftOver } from './lift.ts'
import { watchPage } from './watch-page.ts'

/**
 * Keeps notifications above the footers of screens and dialogs, whose buttons must stay reachable.
 * A footer may appear later than its screen, inside an element's shadow root.
 */
export const useLift = (
  stack: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  newest: string | undefined,
): void => {
  useLayoutEffect(() => {
    if (newest === undefined) return undefined
    let lift = 0
    stack.current?.style.removeProperty('--lift')
    return watchPage('[data-foot]', (feet) => {
      if (!stack.current || !list.current) return
      const { left, right, top, bottom } = list.current.getBoundingClientRect()
      const boxes = feet
        .map((foot) => foot.getBoundingClientRect())
        .filter(({ height }) => height > 0)
      const needed = liftOver({ left, right, top: top + lift, bottom: bottom + lift }, boxes)
      if (needed === lift) return
      lift = needed
      stack.current.style.setProperty('--lift', `${lift}px`)
    })
  }, [stack, list, newest])
}
