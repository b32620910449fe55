import { compositeFont, type EmbeddableFont } from './composite-font.ts'
import { createTypefaces } from './typeface.ts'

const typefaces = createTypefaces()

/** The two fonts of a document. */
export interface DocumentFonts {
  readonly regular: EmbeddableFont
  readonly bold: EmbeddableFont
}

/** Fonts with every character of the texts. Parsed files stay in the thread for the next document. */
export const documentFonts = async (texts: readonly string[]): Promise<DocumentFonts> => {
  const typefaceOf = await typefaces(texts)
  return {
    regular: compositeFont('Regular', await typefaceOf(400)),
    bold: compositeFont('Bold', await typefaceOf(700)),
  }
}
