const pageStep = 8

/** The row that a key moves to from the active row (-1 for none); undefined for other keys. */
export function rowAfterKey(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1
    case 'ArrowUp':
      return active <= 0 ? last : active - 1
    case 'PageDown':
      return Math.min(last, active + pageStep)
    case 'PageUp':
      return Math.max(0, active - pageStep)
    default:
      return undefined
  }
}
