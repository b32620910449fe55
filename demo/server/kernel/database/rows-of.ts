/** The rows of a raw statement, which have the same shape on both drivers. */
export const rowsOf = <Row>(result: unknown): readonly Row[] =>
  (result as { readonly rows: readonly Row[] }).rows
