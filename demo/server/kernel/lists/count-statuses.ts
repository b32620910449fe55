import type { Services } from '../services.ts'
import { findPage } from './find-page.ts'
import type { Listing } from './listing.ts'

/** How many rows of a list call have each of its statuses that is counted. */
export const countStatuses = async <Status extends string>(
  services: Services,
  list: Listing,
  isCounted: (status: string) => status is Status,
): Promise<{ status: Status; count: number; isLowerBound: boolean }[]> => {
  await services.refreshStatuses(list.rules.table)
  const counts: { status: Status; count: number; isLowerBound: boolean }[] = []
  for (const status of list.leads.filter(isCounted)) {
    const one: Listing = { ...list, leads: [status], limit: 1, isCounted: true }
    // one after the other: each reads up to the bound of counts
    // oxlint-disable-next-line no-await-in-loop
    const { total, isLowerBound } = await findPage(services.database, one)
    counts.push({ status, count: total, isLowerBound })
  }
  return counts
}
