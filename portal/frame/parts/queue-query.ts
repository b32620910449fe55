import type { ListQuery } from '#core/platform/api/lists.ts'
import type { List } from '#core/platform/lists/list.ts'

/** The page size of a queue. */
export const queueSize = 100

/** The query of a queue, and the page where the search for the record on screen starts. */
export interface QueueQuery {
  readonly query: ListQuery
  readonly page: number
}

interface QueueQueryOptions {
  /** The default sort and filter of the queue. */
  readonly usual: Required<Pick<ListQuery, 'sort'>> & Pick<ListQuery, 'filter'>
  /** The last query of the list's table. */
  readonly lastQuery: ListQuery | undefined
  /** The teams that lists are limited to; all when empty. */
  readonly teams: readonly string[]
}

/**
 * The query of a queue: the last query of its table, completed with the queue's defaults.
 */
export const queueQueryOf = (
  { defaultSort }: Pick<List, 'defaultSort'>,
  { usual, lastQuery = {}, teams }: QueueQueryOptions,
): QueueQuery => {
  const { page = 0, size = queueSize, sort = defaultSort, filter: chosen = {}, ...more } = lastQuery
  const order = sort === defaultSort ? usual.sort : sort
  const filter = {
    ...usual.filter,
    ...chosen,
    ...(teams.length > 0 && { team: [...teams] }),
  }
  // The table's page applies only if table and queue list the same rows.
  const isSame =
    order === sort && Object.keys(usual.filter ?? {}).every((name) => Object.hasOwn(chosen, name))
  return {
    query: { ...more, sort: order, ...(Object.keys(filter).length > 0 && { filter }) },
    page: isSame ? Math.floor((page * size) / queueSize) : 0,
  }
}
