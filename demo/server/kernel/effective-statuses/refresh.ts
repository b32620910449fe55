import type { PgTable } from 'drizzle-orm/pg-core'
import { refreshListed, type ClockStatus } from '../lists/clock-status.ts'
import type { Services } from '../services.ts'

/** Updates the stored statuses of a list's table, and those derived from another table. */
export const refreshStatusesOf = async (
  statuses: readonly ClockStatus[],
  services: Pick<Services, 'database' | 'clock'>,
  table: PgTable,
): Promise<void> => {
  for (const status of statuses) {
    if (status.table === table || status.parents?.table === table) {
      await refreshListed(services, status)
    }
  }
}
