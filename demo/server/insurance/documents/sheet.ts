import type { Locale, Region } from '#core/foundation/region/regions.ts'

/** A row of a table whose first cell names it. */
export type Row = readonly string[]

/** What a document is made of, before it is drawn. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Names and values, two columns. */
  | { readonly kind: 'facts'; readonly rows: readonly Row[] }
  | {
      readonly kind: 'table'
      readonly head: Row
      readonly rows: readonly Row[]
      /** Shares of the width. */
      readonly widths: readonly number[]
      /** The last row is a sum. */
      readonly hasTotal?: boolean
    }

/** A document before it is drawn. */
export interface Sheet {
  readonly title: string
  /** What kind of document it is, beside the brand's name. */
  readonly kind: string
  readonly region: Region
  readonly locale: Locale
  readonly brand: string
  readonly created: Date
  readonly blocks: readonly Block[]
  /** Small print at the foot of each page. */
  readonly legal: string
  /** A page's number; `{page}` and `{pages}` are filled in once the pages are counted. */
  readonly pageText: string
}
