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
 * The view of a table, stored in the address: sharing, reloading and going back restore it. The
 * address follows a change a moment later; until then the view is the one that was asked for, so
 * that controls answer at once and the next change builds on it.
 */
export const useTableView = (rules: TableRules): TableViewState => {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const addressed = useMemo(() => readAddress(tableAddress.parse(search), rules), [search, rules])
  const [asked, setAsked] = useState<TableView>()
  const setView = useCallback(
    (view: TableView, change: ViewChange = 'step') => {
      setAsked(view)
      const following = navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...writeAddress(view, rules) }),
        replace: change === 'replace',
        resetScroll: false,
      })
      void following.finally(() => setAsked((last) => (last === view ? undefined : last)))
    },
    [navigate, rules],
  )
  return { view: asked ?? addressed, setView }
}
