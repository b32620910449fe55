/** Rows whose name contains a text, ignoring case. */
export const named = <Row extends { readonly name: string }>(
  rows: readonly Row[],
  text: string,
): readonly Row[] => {
  const wanted = text.trim().toLowerCase()
  return rows.filter(({ name }) => name.toLowerCase().includes(wanted))
}
