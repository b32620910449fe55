import type { Page } from '#core/platform/api/lists.ts'
import type { Services } from '../services.ts'
import { countList, countRows, findPage } from './find-page.ts'
import type { Listing } from './listing.ts'

/** The functions of a list, in addition to its rules. */
export interface ReadList<Row, Shown> {
  /** Reads the rows with the given ids, in any order. */
  read(ids: readonly string[]): Promise<readonly Row[]>
  idOf(row: Row): string
  show(row: Row): Shown
}

/**
 * Handles a list call: updates stored statuses, finds and reads the page's rows, and encodes them.
 */
export const readPage = async <Row, Shown>(
  services: Services,
  list: Listing,
  { read, idOf, show }: ReadList<Row, Shown>,
): Promise<Page<Shown> & { content: Shown[] }> => {
  await services.refreshStatuses(list.rules.table)
  const { database } = services
  const { ids, ...found } = await (list.isTotalOnly ? countList : findPage)(database, list)
  const [recent] = list.recent ? await countRows(database, list, [list.recent]) : []
  const rows = ids.length === 0 ? [] : await read(ids)
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  const content = ids.flatMap((id) => byId.get(id) ?? [])
  const page = list.page(content.map(show), found)
  return recent === undefined ? page : { ...page, recentElements: recent.total }
}
