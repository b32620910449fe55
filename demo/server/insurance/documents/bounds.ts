import type { Block, Row, Sheet } from './sheet.ts'

/**
 * Characters of one text that are drawn at most. Laying out a word that never breaks takes the square
 * of its length, so what a document costs is bounded by this and by the number of its texts.
 */
export const longestText = 2_000

/** Rows of a table, items of a list, and blocks of a document that are drawn at most. */
export const mostRows = 500

/** A text with its end left out when it is too long; never half of a character. */
const cut = (text: string): string =>
  text.length <= longestText
    ? text
    : `${text.slice(0, longestText - 1).replace(/[\uD800-\uDBFF]$/, '')}…`

const cutRow = (row: Row): Row => row.slice(0, mostRows).map(cut)
const cutRows = (rows: readonly Row[]): readonly Row[] => rows.slice(0, mostRows).map(cutRow)

const cutBlock = (block: Block): Block => {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return { ...block, text: cut(block.text) }
    case 'list':
      return { ...block, items: cutRow(block.items) }
    case 'facts':
      return { ...block, rows: cutRows(block.rows) }
    case 'table':
      return { ...block, head: cutRow(block.head), rows: cutRows(block.rows) }
  }
}

/** A document that is safe to draw, whatever its records hold. */
export const boundedSheet = (sheet: Sheet): Sheet => ({
  ...sheet,
  title: cut(sheet.title),
  kind: cut(sheet.kind),
  legal: cut(sheet.legal),
  blocks: sheet.blocks.slice(0, mostRows).map(cutBlock),
})
