import { inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { LiveRecords } from './records.ts'

/** The accounts that the rows of a table belong to. */
export const accountsIn =
  (
    table: PgTable & { readonly id: PgColumn; readonly accountId: PgColumn },
  ): LiveRecords['insuredIn'] =>
  async ({ database }, ids) => {
    const rows = await database
      .handle()
      .selectDistinct({ id: table.accountId })
      .from(table)
      .where(inArray(table.id, [...ids]))
    return { accountIds: new Set(rows.map(({ id }) => String(id))), userIds: new Set() }
  }

/** Records that no policyholder sees. */
export const noInsured: LiveRecords['insuredIn'] = async () => ({
  accountIds: new Set(),
  userIds: new Set(),
})
