import { eq } from 'drizzle-orm'
import type { Services } from '../services.ts'
import { countRows } from './find-page.ts'
import type { Listing } from './listing.ts'

/** The number of rows of a list call by status. */
export const countStatuses = async <Status extends string>(
  services: Services,
  list: Listing,
  isCounted: (status: string) => status is Status,
): Promise<{ status: Status; count: number; isLowerBound: boolean }[]> => {
  const { status: own, table } = list.rules
  const statuses = list.statuses?.filter(isCounted) ?? []
  if (own === undefined || statuses.length === 0) return []
  await services.refreshStatuses(table)
  const counts = await countRows(
    services.database,
    list,
    statuses.map((status) => eq(own.column, status)),
  )
  return counts.flatMap(({ total, isLowerBound }, at) => {
    const status = statuses[at]
    return status === undefined ? [] : [{ status, count: total, isLowerBound }]
  })
}
