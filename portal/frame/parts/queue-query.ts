import type { ListQuery } from '#core/platform/api/lists.ts'
import type { List } from '#core/platform/lists/list.ts'

/** Rows of a page of a queue, which the server reads at once. */
export const queueSize = 100

/** The list that a queue goes through, and where it begins to look for the record on screen. */
export interface QueueQuery {
  readonly query: ListQuery
  readonly page: number
}

interface Asked {
  /** The order and filter of the queue where the list was not shown in others. */
  readonly usual: Required<Pick<ListQuery, 'sort'>> & Pick<ListQuery, 'filter'>
  /** How a table showed the list last. */
  readonly shown: ListQuery | undefined
  /** The teams that lists are limited to; all where there are none. */
  readonly teams: readonly string[]
}

/** A queue as its list was shown last: what it was filtered by and searched for, in that order. */
export const queueQueryOf = (
  { defaultSort }: Pick<List, 'defaultSort'>,
  { usual, shown = {}, teams }: Asked,
): QueueQuery => {
  const { page = 0, size = queueSize, sort = defaultSort, filter: chosen = {}, ...more } = shown
  const order = sort === defaultSort ? usual.sort : sort
  const filter = {
    ...usual.filter,
    ...chosen,
    ...(teams.length > 0 && { team: [...teams] }),
  }
  // the page of the table is one of the queue where both list the same
  const isSame =
    order === sort && Object.keys(usual.filter ?? {}).every((name) => Object.hasOwn(chosen, name))
  return {
    query: { ...more, sort: order, ...(Object.keys(filter).length > 0 && { filter }) },
    page: isSame ? Math.floor((page * size) / queueSize) : 0,
  }
}
