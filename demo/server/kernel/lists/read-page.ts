import type { Page } from '#core/platform/api/lists.ts'
import type { Services } from '../services.ts'
import { refreshStatus, type ClockStatus } from './clock-status.ts'
import { findPage } from './find-page.ts'
import type { Listing } from './listing.ts'

/** What a list is made of beside its rules. */
export interface ReadList<Row, Shown> {
  /** Statuses of the rows that the clock changes. */
  readonly status?: ClockStatus
  /** Reads the rows of some ids, in any order. */
  read(ids: readonly string[]): Promise<readonly Row[]>
  idOf(row: Row): string
  show(row: Row): Shown
}

/** Answers a list call: statuses are brought up to date, the page's rows found, read and shown. */
export const readPage = async <Row, Shown>(
  services: Services,
  list: Listing,
  { status, read, idOf, show }: ReadList<Row, Shown>,
): Promise<Page<Shown> & { content: Shown[] }> => {
  if (status) await refreshStatus(services, status)
  const { ids, total, reach } = await findPage(services.database.handle(), list)
  const rows = ids.length === 0 ? [] : await read(ids)
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  const content = ids.flatMap((id) => byId.get(id) ?? [])
  return list.page(content.map(show), total, reach)
}
