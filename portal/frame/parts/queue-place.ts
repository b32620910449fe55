import { maxListed } from '#core/platform/api/lists.ts'
import { queueSize } from './queue-query.ts'

/** Within this many rows of a page's edge, the adjacent page is read too. */
const ahead = 20

/** Maximum pages searched for a record in the queue. */
const maxSearched = 5

/** The place of the record on screen. */
export interface QueuePlace {
  readonly id: string
  /** The index of the page that is read. */
  readonly page: number
  /** The number of pages searched; all of them when it was not found. */
  readonly searched: number
  /** Its index in the queue, or the last known one if it left; undefined until it is found. */
  readonly at?: number
}

/** The rows of consecutive pages that are read. */
export interface QueueRows {
  /** The queue index of the first row. */
  readonly offset: number
  readonly ids: readonly string[]
  /** The number of pages; undefined until the page of the place is read. */
  readonly pages: number | undefined
}

/** The place of a record that was just opened; the search starts at the given page. */
export const startPlace = (id: string, page: number): QueuePlace => ({ id, page, searched: 1 })

/** The pages to read: that of the place, and the adjacent one near its edge. */
export const pagesOf = ({ page, at }: QueuePlace, pages: number): readonly number[] => {
  const row = at === undefined ? ahead : at % queueSize
  const last = Math.min(pages, maxListed / queueSize) - 1
  return [
    ...(row < ahead && page > 0 ? [page - 1] : []),
    page,
    ...(row >= queueSize - ahead && page < last ? [page + 1] : []),
  ]
}

/**
 * The next place after rows were read or another record was opened. A record in the queue is
 * searched on further pages; otherwise the queue starts at its first row. A record that left the
 * queue keeps its place.
 */
export const placeAfter = (
  place: QueuePlace,
  {
    id,
    isWaiting,
    start,
  }: { readonly id: string; readonly isWaiting: boolean; readonly start: number },
  { offset, ids, pages }: QueueRows,
): QueuePlace => {
  const found = ids.indexOf(id)
  if (found !== -1) {
    const at = offset + found
    const page = Math.floor(at / queueSize)
    return place.id === id && place.at === at && place.page === page
      ? place
      : { id, page, searched: place.searched, at }
  }
  if (place.id !== id) return startPlace(id, start)
  if (place.at !== undefined || pages === undefined) return place
  const isSought = isWaiting && place.searched < maxSearched && place.page + 1 < pages
  if (isSought) return { ...place, page: place.page + 1, searched: place.searched + 1 }
  return place.page === 0 ? place : { id, page: 0, searched: maxSearched }
}

/** The loaded records before and after the place. */
export const neighboursOf = (
  { id, page, at }: QueuePlace,
  { offset, ids }: QueueRows,
): { readonly nextId: string | undefined; readonly previousId: string | undefined } => {
  // For a record outside the queue, the first row is next.
  if (at === undefined) return { nextId: page === 0 ? ids[0] : undefined, previousId: undefined }
  const index = at - offset
  return { nextId: ids[ids[index] === id ? index + 1 : index], previousId: ids[index - 1] }
}
