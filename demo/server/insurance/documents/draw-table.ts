import {
  bold,
  ink,
  line,
  margin,
  quiet,
  regular,
  wholeLines,
  type Parent,
  type Pdf,
} from './page.ts'
import { printable } from './printable-text.ts'
import type { Block, Row } from './sheet.ts'

/** Cells as pdfkit draws them; its types lack the header's scope. */
interface Cell extends PDFKit.Mixins.CellOptions {
  readonly text: string
  readonly scope?: 'Row' | 'Column'
}

type Cells = readonly Cell[]

const fontSize = 9.5
const padding = { top: 5, right: 6, bottom: 4, left: 0 }

const columnsOf = (pdf: Pdf, widths: readonly number[]): number[] => {
  const width = pdf.page.width - 2 * margin
  return widths.map((share) => share * width)
}

/** A pdfkit table at the current height; it is not tagged without a parent. */
const startTable = (pdf: Pdf, columns: number[], parent?: Parent) =>
  pdf.font(regular, fontSize).table({
    ...(parent ? { structParent: parent } : {}),
    position: { x: margin, y: pdf.y },
    columnStyles: columns,
    defaultStyle: {
      border: { top: 0, right: 0, bottom: 0.5, left: 0 },
      borderColor: { bottom: line },
      padding,
      textColor: ink,
      textOptions: wholeLines,
    },
  })

const heightOf = (pdf: Pdf, cells: Cells, columns: readonly number[], font: string): number => {
  pdf.font(font, fontSize)
  const heights = cells.map(({ text }, at) => {
    const width = (columns[at] ?? 0) - padding.left - padding.right
    return pdf.heightOfString(text, { ...wholeLines, width })
  })
  return Math.max(0, ...heights) + padding.top + padding.bottom
}

/** Repeats the header row at the top of a page. Screen readers get it from the table's first row. */
const repeatHead = (pdf: Pdf, head: Cells, columns: number[]): void => {
  pdf.markContent('Artifact', { type: 'Pagination' })
  const repeated = startTable(pdf, columns)
  repeated.row([...head])
  repeated.end()
  pdf.endMarkedContent()
}

const drawRows = (pdf: Pdf, parent: Parent, columns: number[], rows: readonly Cells[]): void => {
  const drawn = startTable(pdf, columns, parent)
  for (const row of rows) drawn.row([...row])
  drawn.end()
  pdf.x = margin
  pdf.y += 14
}

/** Draws rows under a header that is repeated on every page. */
const drawHeaded = (
  pdf: Pdf,
  parent: Parent,
  columns: number[],
  { head, rows }: { readonly head: Cells; readonly rows: readonly Cells[] },
): void => {
  const headHeight = heightOf(pdf, head, columns, bold)
  const firstHeight = heightOf(pdf, rows[0] ?? [], columns, regular)
  // a header must not be the last line of a page
  if (pdf.y + headHeight + firstHeight > pdf.page.maxY()) pdf.addPage()
  const onPage = (): void => {
    repeatHead(pdf, head, columns)
    // pdfkit continues a table at the top margin of the previous page
    pdf.page.margins.top = margin + headHeight
  }
  const before = pdf.page
  before.margins.top = margin + headHeight
  pdf.on('pageAdded', onPage)
  drawRows(pdf, parent, columns, [head, ...rows])
  pdf.off('pageAdded', onPage)
  before.margins.top = margin
  pdf.page.margins.top = margin
}

/** Draws names and values in two columns. */
export const drawDetails = (pdf: Pdf, parent: Parent, rows: readonly Row[]): void =>
  drawRows(
    pdf,
    parent,
    columnsOf(pdf, [0.34, 0.66]),
    rows.map(([name = '', ...values]) => [
      { text: printable(name), type: 'TH', scope: 'Row', textColor: quiet },
      ...values.map((value): Cell => ({ text: printable(value) })),
    ]),
  )

/** Draws a table with a header. Amounts are right-aligned, the total is bold. */
export const drawTable = (
  pdf: Pdf,
  parent: Parent,
  { head, rows, widths, hasTotal }: Extract<Block, { kind: 'table' }>,
): void => {
  const alignOf = (column: number) =>
    column === 0 ? undefined : ({ align: { x: 'right' } } as const)
  drawHeaded(pdf, parent, columnsOf(pdf, widths), {
    head: head.map((text, column) => ({
      text: printable(text),
      type: 'TH',
      scope: 'Column',
      font: { src: bold },
      ...alignOf(column),
    })),
    rows: rows.map((row, at) =>
      row.map((text, column): Cell => ({
        text: printable(text),
        ...(column === 0 ? ({ type: 'TH', scope: 'Row' } as const) : {}),
        ...alignOf(column),
        ...(hasTotal === true && at === rows.length - 1 ? { font: { src: bold } } : {}),
      })),
    ),
  })
}
