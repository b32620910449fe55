/** A piece of a line. */
export type Inline =
  | { readonly kind: 'text' | 'code' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

const mark = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Splits a line at its code, strong text and links. */
export const inlinesOf = (line: string): readonly Inline[] => {
  const pieces: Inline[] = []
  let at = 0
  for (const found of line.matchAll(mark)) {
    if (found.index > at) pieces.push({ kind: 'text', text: line.slice(at, found.index) })
    const [whole, code, strong, label, href] = found
    if (code !== undefined) pieces.push({ kind: 'code', text: code })
    else if (strong !== undefined) pieces.push({ kind: 'strong', text: strong })
    else pieces.push({ kind: 'link', text: label ?? '', href: href ?? '' })
    at = found.index + whole.length
  }
  return at < line.length ? [...pieces, { kind: 'text', text: line.slice(at) }] : pieces
}

/** The words of a line without its marks. */
export const plainText = (line: string): string =>
  inlinesOf(line)
    .map((piece) => (piece.kind === 'link' ? plainText(piece.text) : piece.text))
    .join('')
