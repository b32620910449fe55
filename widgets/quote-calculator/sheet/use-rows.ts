import { useState, type KeyboardEvent } from 'react'

/** Where the arrow and other keys lead from a row of `count`; undefined for keys that lead nowhere. */
const placeFor = (key: string, at: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1)
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/**
 * Rows of check boxes of which one is reached by Tab, with its controls; the arrows move between them.
 * The rows stand in an element with `data-rows`.
 */
export function useRows(first: number | undefined) {
  const [current, setCurrent] = useState<number>()
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const boxes = [
      ...(event.currentTarget
        .closest('[data-rows]')
        ?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []),
    ]
    const place = placeFor(event.key, boxes.indexOf(event.currentTarget), boxes.length)
    if (place === undefined) return
    event.preventDefault()
    boxes[place]?.focus()
  }
  /** What the controls of a row are given. */
  const reach = (id: number) => ({
    tabIndex: id === (current ?? first) ? 0 : -1,
    onFocus: () => setCurrent(id),
  })
  return { move, reach }
}
