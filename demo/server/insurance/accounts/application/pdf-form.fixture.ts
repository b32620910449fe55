import PdfWriter from 'pdfkit'

/** A field with options; options whose stored text differs from the visible one are pairs. */
export interface PdfChoice {
  readonly value: string
  readonly options: readonly (string | readonly [stored: string, shown: string])[]
}

/** A text as pdfkit writes it; pdfkit takes plain strings for names. */
const pdfText = (text: string) => Object(text)

/** A PDF with a field for each name, and a text or a choice as its value, as pdfkit writes it. */
export const pdfForm = async (
  values: Readonly<Record<string, string | PdfChoice>>,
  {
    pages = 1,
    ...encryption
  }: {
    readonly pages?: number
    readonly pdfVersion?: '1.3' | '1.4' | '1.6' | '1.7ext3'
    /** The password for changing it. */
    readonly ownerPassword?: string
    /** The password for reading it. */
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
  for (const [at, [name, field]] of Object.entries(values).entries()) {
    const box = [50, 50 + 20 * (at % 30), 200, 15] as const
    if (typeof field === 'string') pdf.formText(name, ...box, { value: field })
    else {
      const select = field.options.map((option) =>
        typeof option === 'string' ? option : option.map(pdfText),
      )
      pdf.formCombo(name, ...box, { value: field.value, select })
    }
  }
  for (let page = 1; page < pages; page += 1) pdf.addPage()
  pdf.end()
  await written
  return new Uint8Array(Buffer.concat(parts))
}

/** A handwritten PDF with these objects and catalog 1. */
export const rawPdf = (...objects: readonly (string | Uint8Array)[]): Uint8Array =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      ...objects.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
      Buffer.from('\ntrailer << /Root 1 0 R >>\n%%EOF'),
    ]),
  )
