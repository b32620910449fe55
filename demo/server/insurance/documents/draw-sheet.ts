import PdfWriter from 'pdfkit'
import { serverDataOf } from '#core/foundation/region/server-data.ts'
import { brands, type BrandName } from '#themes/brands/brands.ts'
import { drawDetails, drawTable } from './draw-table.ts'
import { documentFonts } from './fonts/document-fonts.ts'
import type { EmbeddableFont } from './fonts/composite-font.ts'
import { withoutDirectionMarks } from './fonts/directions.ts'
import { printable } from './printable-text.ts'
import { bold, ink, margin, quiet, regular, wholeLines, type Parent, type Pdf } from './page.ts'
import type { Block, Sheet } from './sheet.ts'
import { textsOf } from './sheet-texts.ts'

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit accepts a font object; its types lack that. */
      registerFont(name: string, font: EmbeddableFont): this
    }
  }
}

const brandOf = (name: string) =>
  Object.hasOwn(brands, name) ? brands[name as BrandName] : brands.parapet

/** Draws a tagged paragraph with space below it. */
const write = (
  pdf: Pdf,
  parent: Parent,
  type: string,
  text: string,
  {
    size,
    font = regular,
    color = ink,
    after,
  }: { size: number; font?: typeof regular | typeof bold; color?: string; after: number },
): void => {
  parent.add(
    pdf.struct(type, {}, () => {
      pdf
        .font(font, size)
        .fillColor(color)
        .text(printable(text), margin, pdf.y, { ...wholeLines, lineGap: 2 })
      pdf.y += after
    }),
  )
}

const list = (pdf: Pdf, parent: Parent, items: readonly string[]): void => {
  const all = pdf.struct('L')
  parent.add(all)
  for (const text of items) {
    const item = pdf.struct('LI')
    all.add(item)
    write(pdf, item, 'LBody', `• ${text}`, { size: 10, after: 3 })
    item.end()
  }
  all.end()
  pdf.y += 8
}

const draw = (pdf: Pdf, parent: Parent, block: Block): void => {
  switch (block.kind) {
    case 'heading':
      // a heading must not be the last line of a page
      if (pdf.y > pdf.page.height - 2.4 * margin) pdf.addPage()
      return write(pdf, parent, 'H2', block.text, { size: 13, font: bold, after: 4 })
    case 'text':
      return write(pdf, parent, 'P', block.text, { size: 10, after: 10 })
    case 'list':
      list(pdf, parent, block.items)
      return
    case 'details':
      return drawDetails(pdf, parent, block.rows)
    case 'table':
      return drawTable(pdf, parent, block)
  }
}

/** Parts that screen readers skip: the brand's stripe, the small print, the page number. */
const decorate = (pdf: Pdf, sheet: Sheet, accent: string): void => {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page)
    pdf.markContent('Artifact', { type: 'Pagination' })
    pdf.rect(0, 0, pdf.page.width, 6).fill(accent)
    const foot = pdf.page.height - margin + 12
    // text below the margin would start a new page
    pdf.page.margins.bottom = 0
    const width = pdf.page.width - 2 * margin
    pdf.font(regular, 8).fillColor(quiet)
    pdf.text(printable(sheet.legal), margin, foot, {
      ...wholeLines,
      width: width * 0.8,
      height: 20,
      ellipsis: true,
    })
    const number = sheet.pageText.replace('{page}', `${page + 1}`).replace('{pages}', `${count}`)
    pdf.text(printable(number), margin, foot, { ...wholeLines, width, align: 'right' })
    pdf.endMarkedContent()
  }
}

/** Characters that drawing adds to a sheet's texts. */
const furniture = '•·? 0123456789'

/** Draws a sheet as a tagged PDF, with language, title, headings and tables for screen readers. */
export const drawSheet = async (
  sheet: Sheet,
  { compress = true }: { compress?: boolean } = {},
): Promise<Uint8Array> => {
  const brand = brandOf(sheet.brand)
  const pdf = new PdfWriter({
    size: serverDataOf[sheet.region].paper,
    margin,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: sheet.locale,
    bufferPages: true,
    // no standard font: every character is embedded
    font: '',
    compress,
    info: {
      Title: withoutDirectionMarks(printable(sheet.title)),
      Author: 'Parapet',
      CreationDate: sheet.created,
    },
  })
  const fonts = await documentFonts([...textsOf(sheet), brand.name, furniture].map(printable))
  pdf.registerFont(regular, fonts.regular)
  pdf.registerFont(bold, fonts.bold)
  const parts: Uint8Array[] = []
  pdf.on('data', (part: Uint8Array) => parts.push(part))
  const written = new Promise<void>((resolve) => {
    pdf.on('end', () => resolve())
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  write(pdf, root, 'P', `${brand.name} · ${sheet.kind}`, {
    size: 10,
    color: quiet,
    after: 10,
  })
  write(pdf, root, 'H1', sheet.title, { size: 20, font: bold, color: brand.accent, after: 12 })
  for (const block of sheet.blocks) draw(pdf, root, block)
  root.end()
  decorate(pdf, sheet, brand.accent)
  pdf.end()
  await written
  return new Uint8Array(Buffer.concat(parts))
}
