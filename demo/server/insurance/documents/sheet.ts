import type { Locale, Region } from '#core/foundation/region/regions.ts'

/** A row of a table whose first cell names it. */
export type Row = readonly string[]

/** The contents of a document, before it is drawn. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Names and values in two columns. */
  | { readonly kind: 'facts'; readonly rows: readonly Row[] }
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
  /** The kind of document, shown beside the brand's name. */
  readonly kind: string
  readonly region: Region
  readonly locale: Locale
  readonly brand: string
  readonly created: Date
  readonly blocks: readonly Block[]
  /** Small print at the foot of each page. */
  readonly legal: string
  /** The page number; `{page}` and `{pages}` are replaced once the pages are counted. */
  readonly pageText: string
}
