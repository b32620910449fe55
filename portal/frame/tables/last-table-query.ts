import { useEffect } from 'react'
import type { ListQuery } from '#core/platform/api/lists.ts'
import type { List } from '#core/platform/lists/list.ts'
import type { Queries } from '#core/platform/queries/queries.ts'
import { usePortal } from '../platform/use-portal.ts'

const keyOf = ({ endpoint }: List): readonly string[] => ['last shown', endpoint.id]

/**
 * Stores a table's last query in the query cache: a queue follows that order, and a sign-out clears
 * it.
 */
export const useStoreTableQuery = (list: List, query: ListQuery): void => {
  const { queries } = usePortal()
  useEffect(() => {
    const key = keyOf(list)
    queries.client.setQueryDefaults(key, { gcTime: Infinity })
    queries.client.setQueryData(key, query)
  })
}

/** The last query of a list, if its table was shown. */
export const lastTableQuery = ({ client }: Queries, list: List): ListQuery | undefined =>
  client.getQueryData<ListQuery>(keyOf(list))
