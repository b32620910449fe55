import { replaceEqualDeep } from '@tanstack/react-query'
import type { ListRow } from '#core/platform/lists/list.ts'

/**
 * Keeps rows referentially stable across responses: a row that equals its previous version is the
 * same object, so it does not rerender.
 */
export const createStableRows = <Row extends ListRow>(): ((
  rows: readonly Row[],
) => readonly Row[]) => {
  let before: ReadonlyMap<string, Row> = new Map()
  return (rows) => {
    const shared = rows.map((row) => replaceEqualDeep(before.get(row.id), row))
    before = new Map(shared.map((row) => [row.id, row]))
    return shared
  }
}
