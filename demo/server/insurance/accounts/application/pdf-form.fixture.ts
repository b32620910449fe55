import PdfWriter from 'pdfkit'

/** A PDF with a text field for each name and value, as pdfkit writes it. */
export const pdfForm = async (
  values: Readonly<Record<string, string>>,
  {
    pages = 1,
    ...encryption
  }: {
    readonly pages?: number
    readonly pdfVersion?: '1.3' | '1.4' | '1.6' | '1.7ext3'
    /** For changing it. */
    readonly ownerPassword?: string
    /** For reading it. */
    readonly userPassword?: string
  } = {},
): Promise<Uint8Array> => {
  const pdf = new PdfWriter(encryption)
  const parts: Uint8Array[] = []
  pdf.on('data', (part: Uint8Array) => parts.push(part))
  const written = new Promise<void>((resolve) => {
    pdf.on('end', () => resolve())
  })
  pdf.font('Helvetica')
  pdf.initForm()
  for (const [at, [name, value]] of Object.entries(values).entries())
    pdf.formText(name, 50, 50 + 20 * (at % 30), 200, 15, { value })
  for (let page = 1; page < pages; page += 1) pdf.addPage()
  pdf.end()
  await written
  return new Uint8Array(Buffer.concat(parts))
}

/** A PDF written by hand, with these objects and catalog 1. */
export const rawPdf = (...objects: readonly (string | Uint8Array)[]): Uint8Array =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      ...objects.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
      Buffer.from('\ntrailer << /Root 1 0 R >>\n%%EOF'),
    ]),
  )
