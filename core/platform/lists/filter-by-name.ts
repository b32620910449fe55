import { foldText } from '../../foundation/validation/fold-text.ts'

/** Rows whose name contains a text, ignoring case, accents and apostrophes. */
export const filterByName = <Row extends { readonly name: string }>(
  rows: readonly Row[],
  text: string,
): readonly Row[] => {
  const wanted = foldText(text).trim()
  return rows.filter(({ name }) => foldText(name).includes(wanted))
}
