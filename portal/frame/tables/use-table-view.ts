import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { tableAddress } from '#core/platform/tables/address-shape.ts'
import { readAddress, writeAddress } from '#core/platform/tables/address.ts'
import type { TableRules, TableView } from '#core/platform/tables/view.ts'

/** How a change stands in the browser's history: a step to go back to, or none. */
export type ViewChange = 'step' | 'replace'

export interface TableViewState {
  readonly view: TableView
  readonly setView: (view: TableView, change?: ViewChange) => void
}

/** What a table shows, kept in the address alone: shared, reloaded or gone back to, it is the same. */
export const useTableView = (rules: TableRules): TableViewState => {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const view = useMemo(() => readAddress(tableAddress.parse(search), rules), [search, rules])
  const setView = useCallback(
    (next: TableView, change: ViewChange = 'step') => {
      void navigate({
        to: '.',
        search: (before) => ({ ...before, ...writeAddress(next, rules) }),
        replace: change === 'replace',
        resetScroll: false,
      })
    },
    [navigate, rules],
  )
  return { view, setView }
}
