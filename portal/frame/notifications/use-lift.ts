import { useLayoutEffect, type RefObject } from 'react'
import { liftOver } from './lift.ts'

/** Every element with the role of a footer, in the page and in our elements. */
const feet = (): readonly Element[] =>
  [
    document,
    ...[...document.querySelectorAll('[data-element]')].flatMap(
      (element) => element.shadowRoot ?? [],
    ),
  ].flatMap((root) => [...root.querySelectorAll('[data-foot]')])

/** Milliseconds after which a footer that came later is noticed. */
const interval = 100

/**
 * Keeps notifications above the footers of screens and dialogs, so that their buttons stay
 * reachable. Looks again while one is shown: a screen that is opened with it brings its footer later,
 * maybe inside an element.
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
    const place = () => {
      if (!stack.current || !list.current) return
      const { left, right, top, bottom } = list.current.getBoundingClientRect()
      const boxes = feet()
        .map((foot) => foot.getBoundingClientRect())
        .filter(({ height }) => height > 0)
      const needed = liftOver({ left, right, top: top + lift, bottom: bottom + lift }, boxes)
      if (needed === lift) return
      lift = needed
      stack.current.style.setProperty('--lift', `${lift}px`)
    }
    place()
    const timer = setInterval(place, interval)
    const ended = new AbortController()
    const { signal } = ended
    addEventListener('resize', place, { signal })
    addEventListener('scroll', place, { signal, capture: true, passive: true })
    return () => {
      clearInterval(timer)
      ended.abort()
    }
  }, [stack, list, newest])
}
