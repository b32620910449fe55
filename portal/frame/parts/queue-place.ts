import { mostListed } from '#core/platform/api/lists.ts'
import { queueSize } from './queue-query.ts'

/** Rows from the end of a page from where the page beside it is read too. */
const ahead = 20

/** Pages in which a record is looked for that waits. */
const mostSearched = 5

/** The place of the record on screen. */
export interface QueuePlace {
  readonly id: string
  /** The page that is read, from 0. */
  readonly page: number
  /** Pages that were read to find it; all that are, once it is not found. */
  readonly searched: number
  /** Its index in the queue, the last one for a record that has left it; undefined until it is found. */
  readonly at?: number
}

/** The rows that are read: those of pages one after the other. */
export interface QueueRows {
  /** The index of the first one in the queue. */
  readonly offset: number
  readonly ids: readonly string[]
  /** Pages of the queue; undefined as long as the page of the place is not read. */
  readonly pages: number | undefined
}

/** The place of a record that has just been opened, which is looked for from a page on. */
export const startPlace = (id: string, page: number): QueuePlace => ({ id, page, searched: 1 })

/** The pages to read: that of the place, and the one beside it where that comes near. */
export const pagesOf = ({ page, at }: QueuePlace, pages: number): readonly number[] => {
  const row = at === undefined ? ahead : at % queueSize
  const last = Math.min(pages, mostListed / queueSize) - 1
  return [
    ...(row < ahead && page > 0 ? [page - 1] : []),
    page,
    ...(row >= queueSize - ahead && page < last ? [page + 1] : []),
  ]
}

/**
 * The place after rows were read, or another record was opened. One that waits is looked for on the next
 * pages; without it the queue begins with its first row. One that has left the queue keeps its place.
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
  const isSought = isWaiting && place.searched < mostSearched && place.page + 1 < pages
  if (isSought) return { ...place, page: place.page + 1, searched: place.searched + 1 }
  return place.page === 0 ? place : { id, page: 0, searched: mostSearched }
}

/** The records before and after the place, as far as they are read. */
export const neighboursOf = (
  { id, page, at }: QueuePlace,
  { offset, ids }: QueueRows,
): { readonly nextId: string | undefined; readonly previousId: string | undefined } => {
  // not in the queue: its first comes next
  if (at === undefined) return { nextId: page === 0 ? ids[0] : undefined, previousId: undefined }
  const index = at - offset
  return { nextId: ids[ids[index] === id ? index + 1 : index], previousId: ids[index - 1] }
}
