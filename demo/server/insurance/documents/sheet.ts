import type { Locale, Region } from '#core/foundation/region/regions.ts'

/** A table row whose first cell is its header. */
export type Row = readonly string[]

/** A part of a document before it is drawn. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Names and values in two columns. */
  | { readonly kind: 'details'; readonly rows: readonly Row[] }
  | {
      readonly kind: 'table'
      readonly head: Row
      readonly rows: readonly Row[]
      /** Shares of the width. */
      readonly widths: readonly number[]
      /** Whether the last row is a total. */
      readonly hasTotal?: boolean
    }

/** A document before it is drawn. */
export interface Sheet {
  readonly title: string
  /** The kind of document, shown next to the brand's name. */
  readonly kind: string
  readonly region: Region
  readonly locale: Locale
  readonly brand: string
  readonly created: Date
  readonly blocks: readonly Block[]
  /** Small print at the bottom of each page. */
  readonly legal: string
  /** The page number; `{page}` and `{pages}` are replaced once the pages are counted. */
  readonly pageText: string
}
