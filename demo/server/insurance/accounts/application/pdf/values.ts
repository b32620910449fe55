/** A value of a PDF file (ISO 32000-1 §7.3). */
export type PdfValue =
  | { readonly kind: 'plain'; readonly value: number | boolean | null }
  | { readonly kind: 'name'; readonly name: string }
  /** Bytes as characters from 0 to 255. */
  | { readonly kind: 'text'; readonly bytes: string }
  | { readonly kind: 'reference'; readonly to: number }
  | { readonly kind: 'list'; readonly items: readonly PdfValue[] }
  | PdfDictionary

export interface PdfDictionary {
  readonly kind: 'dictionary'
  readonly entries: ReadonlyMap<string, PdfValue>
}

export const pdfNull: PdfValue = { kind: 'plain', value: null }

/** The number of a value; undefined for other kinds. */
export const asNumber = (value: PdfValue | undefined): number | undefined =>
  value?.kind === 'plain' && typeof value.value === 'number' ? value.value : undefined

/** The name of a value; undefined for other kinds. */
export const asName = (value: PdfValue | undefined): string | undefined =>
  value?.kind === 'name' ? value.name : undefined
