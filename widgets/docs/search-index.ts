import type { MarkedToken } from 'marked'
import { anchorOf, blocksOf, plainText } from './markdown/read.ts'
import type { DocsPage } from './docs-page.ts'

/** A page section in the search index. */
export interface SearchEntry {
  readonly page: string
  /** Address relative to the site: `csp.html#trusted-types`. */
  readonly href: string
  readonly heading: string
  readonly text: string
}

/** The words of a block; code is not searched. */
const wordsOf = (block: MarkedToken): string => {
  switch (block.type) {
    case 'paragraph':
      return plainText(block.text)
    case 'list':
      return block.items.map(({ text }) => plainText(text)).join(' ')
    case 'table':
      return block.rows
        .flat()
        .map(({ text }) => plainText(text))
        .join(' ')
    default:
      return ''
  }
}

/** One entry per section, in the order of the pages. */
export const searchIndexOf = (pages: readonly DocsPage[]): readonly SearchEntry[] =>
  pages.flatMap((page) => {
    const entries: { -readonly [Name in keyof SearchEntry]: SearchEntry[Name] }[] = []
    for (const block of blocksOf(page.markdown)) {
      if (block.type === 'heading') {
        const heading = plainText(block.text)
        const anchor = block.depth === 1 ? '' : `#${anchorOf(block.text)}`
        entries.push({ page: page.title, href: `${page.path}.html${anchor}`, heading, text: '' })
      } else {
        const entry = entries.at(-1)
        if (entry) entry.text = `${entry.text} ${wordsOf(block)}`.trim()
      }
    }
    return entries
  })
