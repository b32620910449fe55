import { useState, type KeyboardEvent } from 'react'

/** The row that a key moves to among `count` rows; undefined for other keys. */
const rowForKey = (key: string, at: number, count: number): number | undefined => {
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
 * Roving focus for rows of check boxes: Tab reaches one row and its controls, and arrow keys move
 * between rows. The rows are inside an element with `data-rows`.
 */
export function useRows(first: number | undefined) {
  const [current, setCurrent] = useState<number>()
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const boxes = [
      ...(event.currentTarget
        .closest('[data-rows]')
        ?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []),
    ]
    const next = rowForKey(event.key, boxes.indexOf(event.currentTarget), boxes.length)
    if (next === undefined) return
    event.preventDefault()
    boxes[next]?.focus()
  }
  /** The props for the controls of a row. */
  const reach = (id: number) => ({
    tabIndex: id === (current ?? first) ? 0 : -1,
    onFocus: () => setCurrent(id),
  })
  return { move, reach }
}
