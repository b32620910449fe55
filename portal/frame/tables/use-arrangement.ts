import { useCallback, useMemo } from 'react'
import { arrangementShape, type Arrangement } from '#core/platform/tables/arrangement-shape.ts'
import {
  arrangementOf,
  fitArrangement,
  visibleColumns,
  defaultArrangement,
} from '#core/platform/tables/arrangement.ts'
import type { TableRules, TableView } from '#core/platform/tables/view.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../platform/use-portal.ts'
import type { ViewChange } from './use-table-view.ts'

export interface ArrangementState {
  readonly arrangement: Arrangement
  readonly setArrangement: (next: Arrangement) => void
  readonly resetArrangement: () => void
}

/**
 * The columns of a table: from the address, else the user's, else the default. A change is written
 * to both, so that it is shared with the address and remembered for the user.
 */
export const useArrangement = (
  id: string,
  rules: TableRules,
  view: TableView,
  setView: (view: TableView, change?: ViewChange) => void,
): ArrangementState => {
  const { settings } = usePortal()
  const { tables } = useStore(settings.$settings)
  const saved = tables[id]
  const own = useMemo(() => {
    const parsed = arrangementShape.safeParse(saved)
    return parsed.success ? fitArrangement(parsed.data, rules) : defaultArrangement(rules)
  }, [saved, rules])
  const { columns } = view
  const arrangement = useMemo(
    () => (columns === undefined ? own : arrangementOf(columns, own, rules)),
    [columns, own, rules],
  )

  const setArrangement = useCallback(
    (next: Arrangement) => {
      settings.set('tables', { ...settings.$settings.get().tables, [id]: { ...next } })
      const shown = visibleColumns(next)
      const isSame = shown.join() === visibleColumns(arrangement).join()
      if (!isSame) setView({ ...view, columns: shown }, 'replace')
    },
    [settings, id, arrangement, view, setView],
  )
  const resetArrangement = useCallback(() => {
    const others = Object.entries(settings.$settings.get().tables).filter(([key]) => key !== id)
    settings.set('tables', Object.fromEntries(others))
    setView({ ...view, columns: undefined }, 'replace')
  }, [settings, id, view, setView])

  return { arrangement, setArrangement, resetArrangement }
}
