import { replaceEqualDeep } from '@tanstack/react-query'
import type { ListRow } from '#core/platform/lists/list.ts'

/**
 * Makes a function that gives the rows of one answer after the other: a row that equals the one of
 * the same id before is the same object, so that its view is not rendered again.
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
