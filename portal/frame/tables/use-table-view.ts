import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { tableAddress } from '#core/platform/tables/address-shape.ts'
import { readAddress, writeAddress } from '#core/platform/tables/address.ts'
import type { TableRules, TableView } from '#core/platform/tables/view.ts'

/** Whether a change adds an entry to the browser's history. */
export type ViewChange = 'step' | 'replace'

export interface TableViewState {
  readonly view: TableView
  readonly setView: (view: TableView, change?: ViewChange) => void
}

/**
 * The view of a table, stored in the address only: sharing, reloading and going back restore it.
 */
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
