/** A document while it is drawn. */
export type Pdf = PDFKit.PDFDocument
/** The parent tag of a drawn part. */
export type Parent = PDFKit.PDFStructureElement

/** Points between the paper's edges and the text. */
export const margin = 56
export const ink = '#1c2024'
export const quiet = '#5a6068'
export const line = '#d5d9de'

/** Names of a document's fonts. */
export const regular = 'Regular'
export const bold = 'Bold'

/** Makes pdfkit lay out a complete line at once, so that mixed directions are ordered. */
export const wholeLines = { features: [] } satisfies PDFKit.Mixins.TextOptions
