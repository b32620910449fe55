import type { PgTable } from 'drizzle-orm/pg-core'
import { refreshListed } from '../kernel/lists/clock-status.ts'
import type { Services } from '../kernel/services.ts'
import { clockStatuses } from './registry.ts'

/** Updates the statuses stored in a table for a list, and those in it that follow from another table's. */
export const refreshStatusesOf = async (
  services: Pick<Services, 'database' | 'clock'>,
  table: PgTable,
): Promise<void> => {
  for (const status of clockStatuses) {
    if (status.table === table || status.parents?.table === table) {
      await refreshListed(services, status)
    }
  }
}
