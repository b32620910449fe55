import type { Block, Sheet } from './sheet.ts'

const textsOfBlock = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return [block.text]
    case 'list':
      return block.items
    case 'details':
      return block.rows.flat()
    case 'table':
      return [...block.head, ...block.rows.flat()]
  }
}

/** All texts of a sheet, to find fonts for their characters. */
export const textsOf = (sheet: Sheet): readonly string[] => [
  sheet.title,
  sheet.kind,
  sheet.legal,
  sheet.pageText,
  ...sheet.blocks.flatMap(textsOfBlock),
]
