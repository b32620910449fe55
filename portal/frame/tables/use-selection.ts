import { useCallback, useMemo, useState } from 'react'
import type { SelectedRow } from '#core/platform/bulk/model.ts'
import type { ListRow } from '#core/platform/lists/list.ts'
import { useCan } from '../platform/use-can.ts'
import type { TableDefinition } from './definition.ts'
import { toggledRows } from './toggled-rows.ts'

const none: readonly SelectedRow[] = []

/** The rows of a table that are chosen, also on other pages. */
export interface RowSelection<Row> {
  /** Whether the viewer can do anything with several rows. */
  readonly isOffered: boolean
  readonly rows: readonly SelectedRow[]
  readonly ids: ReadonlySet<string>
  readonly set: (rows: readonly SelectedRow[]) => void
  /** Selects rows, up to as many as an action takes, or takes them from the selection when all of them are in it. */
  readonly toggle: (records: readonly Row[]) => void
}

/** The selection of a table's rows; it stays while pages, search and filters change. */
export const useSelection = <Row extends ListRow>({
  bulk,
  rowName,
}: TableDefinition<Row>): RowSelection<Row> => {
  const can = useCan()
  const [rows, set] = useState(none)
  const ids = useMemo(() => new Set(rows.map(({ id }) => id)), [rows])
  const seen = bulk?.seen
  const toggle = useCallback(
    (records: readonly Row[]) => {
      if (seen === undefined) return
      const named = records.map((record) => ({
        id: record.id,
        name: rowName(record),
        modified: seen(record),
      }))
      set((before) => toggledRows(before, named))
    },
    [seen, rowName],
  )
  return { isOffered: bulk !== undefined && can(bulk.needs), rows, ids, set, toggle }
}
