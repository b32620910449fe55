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
  readonly isSelectable: boolean
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
  const version = bulk?.version
  const toggle = useCallback(
    (records: readonly Row[]) => {
      if (version === undefined) return
      const selected = records.map((record) => ({
        id: record.id,
        name: rowName(record),
        modified: version(record),
      }))
      set((before) => toggledRows(before, selected))
    },
    [version, rowName],
  )
  return { isSelectable: bulk !== undefined && can(bulk.needs), rows, ids, set, toggle }
}
