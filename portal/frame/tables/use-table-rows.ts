import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { use, useMemo, useState } from 'react'
import type { ListQuery } from '#core/platform/api/lists.ts'
import type { ListRow } from '#core/platform/lists/list.ts'
import { readWithoutNotification } from '#core/platform/queries/queries.ts'
import {
  isFiltered,
  lastPageIn,
  listQueryOf,
  withPage,
  withRecentCount,
  type TableView,
} from '#core/platform/tables/view.ts'
import { usePortal } from '../platform/use-portal.ts'
import { useProfile } from '../shell/use-profile.ts'
import { rulesOf, type TableDefinition } from './definition.ts'
import { useStoreTableQuery } from './last-table-query.ts'
import { createStableRows } from './stable-rows.ts'
import { TableAccountContext } from './table-account.ts'
import { useListScope } from '../modules/use-modules.ts'
import type { ViewChange } from './use-table-view.ts'

const noRows: readonly never[] = []

/** The rows and total of a table's view, with their query. */
export const useTableRows = <Row extends ListRow>(
  definition: TableDefinition<Row>,
  view: TableView,
  setView: (view: TableView, change?: ViewChange) => void,
) => {
  const { queries, clock, host } = usePortal()
  const team = useListScope()
  const { account } = useProfile()
  const at = { now: clock.now(), zone: host.timeZone }
  const accountId = use(TableAccountContext) ?? view.accountId
  const query = listQueryOf({ ...view, accountId }, at)
  useStoreTableQuery(definition.list, query)
  const isByTeam = 'team' in definition.list.filters
  const isTeamFiltered = isByTeam && team.values.length > 0
  const withTeam = (query: ListQuery): ListQuery =>
    isTeamFiltered ? { ...query, filter: { ...query.filter, team: [...team.values] } } : query
  const sourceOf = (query: ListQuery) =>
    definition.source(queries, withTeam(query), { accountId: account.id })
  /** Whether recently created rows are counted too. */
  const isCounted = rulesOf(definition).hasDateFilter && !isFiltered(view)
  const answer = useQuery({
    ...sourceOf(isCounted ? withRecentCount(query, at) : query),
    // Keyed without the start of the recent period, which changes every minute.
    queryKey: sourceOf(query).queryKey,
    placeholderData: keepPreviousData,
    meta: readWithoutNotification,
    enabled: !isByTeam || !team.isWaiting,
  })
  // A page past the end becomes the last page.
  const lastPage = answer.data && lastPageIn(answer.data, view.size)
  if (lastPage !== undefined && !answer.isPlaceholderData && view.page > lastPage) {
    queueMicrotask(() => setView(withPage(view, lastPage), 'replace'))
  }
  const [share] = useState(createStableRows<Row>)
  const content = answer.data?.content ?? noRows
  const rows = useMemo(() => share(content), [share, content])
  return {
    answer,
    rows,
    isCounted,
    query: withTeam(query),
    /** Undefined until a page has loaded. */
    total: answer.data?.totalElements,
    isTotalLowerBound: answer.data?.isTotalLowerBound === true,
    /** The last numbered page, from 0. */
    lastPage: answer.data === undefined ? 0 : lastPageIn(answer.data, answer.data.size),
  }
}
