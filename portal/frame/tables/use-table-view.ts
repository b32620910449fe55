import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
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
 * The view of a table, stored in the address, so that sharing, reloading and Back restore it. The
 * address follows a change with a delay; until then the requested view applies, so controls respond
 * at once and the next change builds on it.
 */
export const useTableView = (rules: TableRules): TableViewState => {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const addressed = useMemo(() => readAddress(tableAddress.parse(search), rules), [search, rules])
  const [requested, setRequested] = useState<TableView>()
  const setView = useCallback(
    (view: TableView, change: ViewChange = 'step') => {
      setRequested(view)
      const following = navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...writeAddress(view, rules) }),
        replace: change === 'replace',
        resetScroll: false,
      })
      void following.finally(() => setRequested((last) => (last === view ? undefined : last)))
    },
    [navigate, rules],
  )
  return { view: requested ?? addressed, setView }
}
