import { useEffect } from 'react'
import type { ListQuery } from '#core/platform/api/lists.ts'
import type { List } from '#core/platform/lists/list.ts'
import type { Queries } from '#core/platform/queries/queries.ts'
import { usePortal } from '../platform/use-portal.ts'

const keyOf = ({ endpoint }: List): readonly string[] => ['last shown', endpoint.id]

/**
 * Stores how a table showed a list, in the cache of answers: a line goes through the list in that order,
 * and nothing of it is left to the next user.
 */
export const useStoreTableQuery = (list: List, query: ListQuery): void => {
  const { queries } = usePortal()
  useEffect(() => {
    const key = keyOf(list)
    queries.client.setQueryDefaults(key, { gcTime: Infinity })
    queries.client.setQueryData(key, query)
  })
}

/** How a list was shown last; undefined where it was not. */
export const lastTableQuery = ({ client }: Queries, list: List): ListQuery | undefined =>
  client.getQueryData<ListQuery>(keyOf(list))
