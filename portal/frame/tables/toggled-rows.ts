import { maxInBulk, type SelectedRow } from '#core/platform/bulk/model.ts'

/** Adds rows to a selection up to the bulk limit, or removes them when all are selected. */
export const toggledRows = (
  before: readonly SelectedRow[],
  rows: readonly SelectedRow[],
): readonly SelectedRow[] => {
  const selected = new Map(before.map((row) => [row.id, row]))
  const isAllSelected = rows.every(({ id }) => selected.has(id))
  for (const row of rows)
    if (isAllSelected) selected.delete(row.id)
    else if (selected.has(row.id) || selected.size < maxInBulk) selected.set(row.id, row)
  return [...selected.values()]
}
