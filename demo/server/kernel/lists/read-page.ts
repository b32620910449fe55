import type { Page } from '#core/platform/api/lists.ts'
import type { Database, Services } from '../services.ts'
import { countRows } from './count-rows.ts'
import { findPage } from './find-page.ts'
import type { Listing } from './listing.ts'

/** The functions of a list beside its rules. */
export interface ReadList<Row, Shown> {
  /** Reads the rows of some ids, in any order. */
  read(ids: readonly string[]): Promise<readonly Row[]>
  idOf(row: Row): string
  show(row: Row): Shown
}

/** The number of recent rows, up to the bound of counts. */
const countRecent = async (database: Database, list: Listing): Promise<number | undefined> => {
  if (list.recent === undefined) return undefined
  const dated = [...list.dated, list.recent]
  const { total } = await findPage(database, {
    ...list,
    dated,
    isCounted: true,
    limit: 1,
    offset: 0,
  })
  return Math.min(total, list.most)
}

/**
 * Answers a list call: updates stored statuses, finds and reads the page's rows, and encodes them.
 */
export const readPage = async <Row, Shown>(
  services: Services,
  list: Listing,
  { read, idOf, show }: ReadList<Row, Shown>,
): Promise<Page<Shown> & { content: Shown[] }> => {
  await services.refreshStatuses(list.rules.table)
  const { database } = services
  const { ids, ...found } = await (list.isTotalOnly
    ? countRows(services, list)
    : findPage(database, list))
  const recent = await countRecent(database, list)
  const rows = ids.length === 0 ? [] : await read(ids)
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  const content = ids.flatMap((id) => byId.get(id) ?? [])
  const page = list.page(content.map(show), found)
  return recent === undefined ? page : { ...page, recentElements: recent }
}
