import type { DocumentKind } from '../products/document-kinds.ts'

/** Characters of one part of a name: the name also travels in a header. */
const longestPart = 80

/** Leaves out what file systems refuse in a name, and runs of blanks. */
const safe = (text: string): string =>
  text
    .slice(0, longestPart)
    .toWellFormed()
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * The file name of a document, `{company}-{number}-{kind}.pdf` (spec 2 §7). Lists, the header of a
 * download and the saved file all show this name. `number` is that of the quote, policy or invoice;
 * `date` tells several receipts of one policy apart.
 */
export const documentFileName = (document: {
  readonly kind: DocumentKind
  readonly companyName: string
  readonly number: string
  readonly date?: string
}): string => {
  const { companyName, number, kind, date } = document
  return `${[companyName, number, kind, date ?? ''].map(safe).filter(Boolean).join('-')}.pdf`
}
