/** The rows of a raw statement, which both drivers answer alike. */
export const rowsOf = <Row>(result: unknown): readonly Row[] =>
  (result as { readonly rows: readonly Row[] }).rows
