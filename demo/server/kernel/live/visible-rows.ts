import { and, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Services } from '../services.ts'
import type { SignedIn } from '../signed-in.ts'
import type { LiveRecords } from './records.ts'

/** The rows of a table that a viewer sees, by the scope of its lists. */
export const visibleRows =
  (
    table: PgTable & { readonly id: PgColumn; readonly modified: PgColumn },
    scopeOf: (
      viewer: SignedIn,
      services: Pick<Services, 'database'>,
    ) => SQL | undefined | Promise<SQL | undefined>,
  ): LiveRecords['visibleTo'] =>
  async (services, viewer, ids) => {
    const scope = await scopeOf(viewer, services)
    const rows = await services.database
      .handle()
      .select({ id: table.id, modified: table.modified })
      .from(table)
      .where(and(inArray(table.id, [...ids]), scope))
    return rows as readonly { readonly id: string; readonly modified: Date }[]
  }
