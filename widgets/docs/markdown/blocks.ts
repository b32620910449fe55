/** A block of a page's text; the subset of Markdown that the guides use. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly string[] }
  | {
      readonly kind: 'code'
      readonly language: string
      /** The rest of the opening fence: the file that the code belongs to. */
      readonly title: string
      readonly text: string
    }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

const fence = /^```(\S*)\s*(.*)$/
const heading = /^(#{1,3}) (.+)$/
const items = { plain: /^- (.+)$/, ordered: /^\d+\. (.+)$/ } as const
const row = /^\|(.+)\|$/
/** Syntax that would otherwise be shown as text: a guide that uses it does not build. */
const unsupported = /^(?:>|#{4,}|\s+-|<\w|!\[)/

/** The cells of a row; `\|` is a bar within a cell. */
const cellsOf = (line: string): readonly string[] =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'))

const isStart = (line: string): boolean =>
  line.trim() === '' ||
  [fence, heading, items.plain, items.ordered, row].some((pattern) => pattern.test(line))

/** Reads blocks from the lines of a text. Throws on syntax that it does not know. */
export const blocksOf = (source: string): readonly Block[] => {
  const lines = source.split('\n')
  const blocks: Block[] = []
  let at = 0

  const takeWhile = (accept: (line: string) => boolean): readonly string[] => {
    const from = at
    while (at < lines.length && accept(lines[at] ?? '')) at++
    return lines.slice(from, at)
  }

  const takeCode = (language: string, title: string): Block => {
    at++
    const text = takeWhile((line) => line !== '```').join('\n')
    if (at === lines.length) throw new Error(`A block of code has no end: ${text.slice(0, 40)}`)
    at++
    return { kind: 'code', language, title, text }
  }

  const takeItems = (isOrdered: boolean): Block => {
    const pattern = isOrdered ? items.ordered : items.plain
    const taken: string[] = []
    for (let found = pattern.exec(lines[at] ?? ''); found; found = pattern.exec(lines[at] ?? '')) {
      at++
      const rest = takeWhile((line) => /^\s+\S/.test(line) && !/^\s+-/.test(line))
      taken.push([found[1] ?? '', ...rest.map((line) => line.trim())].join(' '))
    }
    return { kind: 'list', isOrdered, items: taken }
  }

  const takeTable = (): Block => {
    const [head = '', , ...rows] = takeWhile((line) => row.test(line))
    return { kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf) }
  }

  const take = (line: string): Block => {
    const [, language, title] = fence.exec(line) ?? []
    if (language !== undefined) return takeCode(language, title ?? '')
    const [, marks, text] = heading.exec(line) ?? []
    if (marks && text) {
      at++
      return { kind: 'heading', level: marks.length as 1 | 2 | 3, text }
    }
    if (items.plain.test(line)) return takeItems(false)
    if (items.ordered.test(line)) return takeItems(true)
    if (row.test(line)) return takeTable()
    if (unsupported.test(line)) throw new Error(`The guides do not support: ${line}`)
    at++
    const rest = takeWhile((next) => !isStart(next))
    return { kind: 'paragraph', text: [line, ...rest].join(' ') }
  }

  while (at < lines.length) {
    const line = lines[at] ?? ''
    if (line.trim() === '') at++
    else blocks.push(take(line))
  }
  return blocks
}
