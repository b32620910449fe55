import type { Block, Row, Sheet } from './sheet.ts'

/**
 * Maximum length of a drawn text. Laying out an unbroken word takes quadratic time, so this and the
 * number of texts bound the cost of a document.
 */
export const maxTextLength = 2_000

/** Maximum rows of a table, items of a list, and blocks of a document. */
export const maxRows = 500

/** Cuts a text to the maximum length, never within a character. */
const cut = (text: string): string =>
  text.length <= maxTextLength
    ? text
    : `${text.slice(0, maxTextLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`

const cutRow = (row: Row): Row => row.slice(0, maxRows).map(cut)
const cutRows = (rows: readonly Row[]): readonly Row[] => rows.slice(0, maxRows).map(cutRow)

const cutBlock = (block: Block): Block => {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return { ...block, text: cut(block.text) }
    case 'list':
      return { ...block, items: cutRow(block.items) }
    case 'details':
      return { ...block, rows: cutRows(block.rows) }
    case 'table':
      return { ...block, head: cutRow(block.head), rows: cutRows(block.rows) }
  }
}

/** Bounds the texts and rows of a document, for records of any size. */
export const boundedSheet = (sheet: Sheet): Sheet => ({
  ...sheet,
  title: cut(sheet.title),
  kind: cut(sheet.kind),
  legal: cut(sheet.legal),
  blocks: sheet.blocks.slice(0, maxRows).map(cutBlock),
})
