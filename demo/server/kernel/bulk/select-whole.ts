import { maxInBulk, type Selection } from '#core/platform/bulk/model.ts'
import type { Listing } from '../lists/listing.ts'
import type { ReadList } from '../lists/read-page.ts'
import { readMatches } from '../lists/read-matches.ts'
import type { Services } from '../services.ts'

/** Names every record of a list call, up to the bound of bulk actions. */
export const selectWhole = async <Row>(
  services: Services,
  list: Listing,
  read: ReadList<Row, Selection['rows'][number]>,
): Promise<Selection> => {
  const { rows, hasMore } = await readMatches(services, list, maxInBulk, read)
  return { rows: [...rows], hasMore }
}
