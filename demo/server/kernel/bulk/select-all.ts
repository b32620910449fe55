import { maxInBulk, type Selection } from '#core/platform/bulk/model.ts'
import type { Listing } from '../lists/listing.ts'
import type { ReadList } from '../lists/read-page.ts'
import { readMatches } from '../lists/read-matches.ts'
import type { Services } from '../services.ts'

/** Selects every record of a list call, up to the maximum of bulk actions. */
export const selectAll = async <Row>(
  services: Services,
  list: Listing,
  read: ReadList<Row, Selection['rows'][number]>,
): Promise<Selection> => {
  const { rows, hasMore } = await readMatches(services, list, maxInBulk, read)
  return { rows: [...rows], hasMore }
}
