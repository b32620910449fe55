/** A page of the documentation. */
export interface DocsPage {
  /** File name without its ending. */
  readonly path: string
  readonly title: string
  /** One sentence, shown where the page is listed. */
  readonly summary: string
  readonly group: 'Guides' | 'Elements' | 'More'
  readonly markdown: string
  /** The tag of the element that the page shows live. */
  readonly tag?: string
}
