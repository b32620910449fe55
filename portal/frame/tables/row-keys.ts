/** The effect of a key on a row. */
export type RowMove =
  | { readonly to: number }
  | { readonly do: 'enter' | 'expand' | 'collapse' | 'menu' | 'select' }

/** Rows per Page Up and Page Down. */
const leap = 10

/** The effect of a key on row `index` of `count`; undefined for other keys. */
export const rowMove = (key: string, index: number, count: number): RowMove | undefined => {
  const within = (to: number): RowMove => ({ to: Math.min(count - 1, Math.max(0, to)) })
  switch (key) {
    case 'ArrowDown':
      return within(index + 1)
    case 'ArrowUp':
      return within(index - 1)
    case 'PageDown':
      return within(index + leap)
    case 'PageUp':
      return within(index - leap)
    case 'Home':
      return within(0)
    case 'End':
      return within(count - 1)
    case 'Enter':
      return { do: 'enter' }
    case 'ArrowRight':
      return { do: 'expand' }
    case 'ArrowLeft':
      return { do: 'collapse' }
    case ' ':
      return { do: 'select' }
    case 'ContextMenu':
      return { do: 'menu' }
    default:
      return undefined
  }
}
