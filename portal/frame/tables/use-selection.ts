import { useCallback, useMemo, useState } from 'react'
import type { SelectedRow } from '#core/platform/bulk/model.ts'
import type { ListRow } from '#core/platform/lists/list.ts'
import { useCan } from '../platform/use-can.ts'
import type { TableDefinition } from './definition.ts'
import { toggledRows } from './toggled-rows.ts'

const none: readonly SelectedRow[] = []

/** The selected rows of a table, on any page. */
export interface RowSelection<Row> {
  /** Whether the viewer has a bulk action. */
  readonly isOffered: boolean
  readonly rows: readonly SelectedRow[]
  readonly ids: ReadonlySet<string>
  readonly set: (rows: readonly SelectedRow[]) => void
  /** Selects rows up to the bulk limit, or deselects them when all are selected. */
  readonly toggle: (records: readonly Row[]) => void
}

/** The row selection, kept while page, search and filters change. */
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
