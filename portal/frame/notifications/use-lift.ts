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

/**
 * Keeps notifications above the footers of screens and dialogs, so that their buttons stay
 * reachable.
 */
export const useLift = (
  stack: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  newest: string | undefined,
): void => {
  useLayoutEffect(() => {
    if (newest === undefined) return undefined
    const place = () => {
      if (!stack.current || !list.current) return
      stack.current.style.removeProperty('--lift')
      const boxes = feet()
        .map((foot) => foot.getBoundingClientRect())
        .filter(({ height }) => height > 0)
      const lift = liftOver(list.current.getBoundingClientRect(), boxes)
      stack.current.style.setProperty('--lift', `${lift}px`)
    }
    place()
    const ended = new AbortController()
    const { signal } = ended
    addEventListener('resize', place, { signal })
    addEventListener('scroll', place, { signal, capture: true, passive: true })
    return () => ended.abort()
  }, [stack, list, newest])
}
