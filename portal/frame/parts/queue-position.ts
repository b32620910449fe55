import { maxListed } from '#core/platform/api/lists.ts'
import { queueSize } from './queue-query.ts'

/** Within this many rows of a page's edge, the adjacent page is read too. */
const ahead = 20

/** Maximum pages searched for a record in the queue. */
const maxSearched = 5

/** The position of the record on screen. */
export interface QueuePosition {
  readonly id: string
  /** The index of the page that is read. */
  readonly page: number
  /** The number of pages searched; all of them when it was not found. */
  readonly searched: number
  /** Its index in the queue, or the last known one if it left; undefined until it is found. */
  readonly index?: number
}

/** The rows of consecutive pages that are read. */
export interface QueueRows {
  /** The queue index of the first row. */
  readonly offset: number
  readonly ids: readonly string[]
  /** The number of pages; undefined until the page of the position is read. */
  readonly pages: number | undefined
}

/** The position of a record that was just opened; the search starts at the given page. */
export const startPosition = (id: string, page: number): QueuePosition => ({
  id,
  page,
  searched: 1,
})

/** The pages to read: that of the position, and the adjacent one near its edge. */
export const pagesOf = ({ page, index }: QueuePosition, pages: number): readonly number[] => {
  const row = index === undefined ? ahead : index % queueSize
  const last = Math.min(pages, maxListed / queueSize) - 1
  return [
    ...(row < ahead && page > 0 ? [page - 1] : []),
    page,
    ...(row >= queueSize - ahead && page < last ? [page + 1] : []),
  ]
}

/**
 * The next position after rows were read or another record was opened. A record in the queue is
 * searched on further pages; otherwise the queue starts at its first row. A record that left the
 * queue keeps its position.
 */
export const nextPosition = (
  position: QueuePosition,
  {
    id,
    isWaiting,
    start,
  }: { readonly id: string; readonly isWaiting: boolean; readonly start: number },
  { offset, ids, pages }: QueueRows,
): QueuePosition => {
  const row = ids.indexOf(id)
  if (row !== -1) {
    const index = offset + row
    const page = Math.floor(index / queueSize)
    return position.id === id && position.index === index && position.page === page
      ? position
      : { id, page, searched: position.searched, index }
  }
  if (position.id !== id) return startPosition(id, start)
  if (position.index !== undefined || pages === undefined) return position
  const isSought = isWaiting && position.searched < maxSearched && position.page + 1 < pages
  if (isSought) return { ...position, page: position.page + 1, searched: position.searched + 1 }
  return position.page === 0 ? position : { id, page: 0, searched: maxSearched }
}

/** The loaded records before and after the position. */
export const neighboursOf = (
  { id, page, index }: QueuePosition,
  { offset, ids }: QueueRows,
): { readonly nextId: string | undefined; readonly previousId: string | undefined } => {
  // For a record outside the queue, the first row is next.
  if (index === undefined) return { nextId: page === 0 ? ids[0] : undefined, previousId: undefined }
  const row = index - offset
  return { nextId: ids[ids[row] === id ? row + 1 : row], previousId: ids[row - 1] }
}
