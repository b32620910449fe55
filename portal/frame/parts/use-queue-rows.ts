import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListQuery } from '#core/platform/api/lists.ts'
import type { List, ListRow } from '#core/platform/lists/list.ts'
import { usePortal } from '../platform/use-portal.ts'
import { useProfile } from '../shell/use-profile.ts'
import { lastTableQuery } from '../tables/last-table-query.ts'
import type { ListSource } from '../tables/list-source.ts'
import { useListScope } from '../modules/use-modules.ts'
import {
  pagesOf,
  nextPosition,
  startPosition,
  type QueuePosition,
  type QueueRows,
} from './queue-position.ts'
import { queueQueryOf, queueSize } from './queue-query.ts'

/** A list to work through record by record. */
export interface QueueList {
  readonly list: List
  readonly source: ListSource<ListRow>
  /** The default sort and filter. */
  readonly usual: Required<Pick<ListQuery, 'sort'>> & Pick<ListQuery, 'filter'>
  /** The statuses in the queue when its table has no status filter. */
  readonly statuses: readonly string[]
}

/** The record on screen. */
export interface QueueRecord {
  readonly id: string
  readonly status: string
}

/** The queue's rows around the record on screen, and its position. */
export const useQueueRows = (
  { list, source, usual, statuses }: QueueList,
  { id, status }: QueueRecord,
): { readonly rows: QueueRows; readonly position: QueuePosition; readonly count: number } => {
  const { queries } = usePortal()
  const { account } = useProfile()
  const team = useListScope()
  const [lastQuery] = useState(() => lastTableQuery(queries, list))
  const { query, page: start } = queueQueryOf(list, { usual, lastQuery, teams: team.values })
  const isWaiting = (query.filter?.['status'] ?? statuses).includes(status)
  const text = JSON.stringify(query)
  const [state, setState] = useState({ text, position: startPosition(id, start), pages: 0 })
  const { position } = state.text === text ? state : { position: startPosition(id, start) }

  const numbers = pagesOf(position, state.text === text ? state.pages : 0)
  const answers = useQueries({
    queries: numbers.map((page) => ({
      ...source(queries, { ...query, page, size: queueSize }, { accountId: account.id }),
      enabled: !team.isWaiting,
    })),
  })
  const own = answers[numbers.indexOf(position.page)]?.data
  // Rows before the page of the position count once they are loaded.
  const read = answers.map(({ data }) => data)
  const first = read[0] === undefined ? position.page : (numbers[0] ?? position.page)
  const ids = new Set(read.flatMap((page) => page?.content.map((row) => row.id) ?? []))
  const rows: QueueRows = {
    offset: first * queueSize,
    ids: own ? [...ids] : [],
    pages: own?.totalPages,
  }

  const next = nextPosition(position, { id, isWaiting, start }, rows)
  const pages = own?.totalPages ?? state.pages
  if (next !== state.position || pages !== state.pages || text !== state.text)
    setState({ text, position: next, pages })
  return { rows, position, count: own?.totalElements ?? 0 }
}
