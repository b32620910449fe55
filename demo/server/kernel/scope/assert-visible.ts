import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { notFound } from '../api-error.ts'
import type { Services } from '../services.ts'
import type { Viewer } from '../viewer.ts'

/** Rejects with 404 unless the viewer sees the record. */
export type AssertVisible = (
  services: Pick<Services, 'database'>,
  viewer: Viewer,
  id: string,
) => Promise<void>

/** Looks up the record in the viewer's scope. */
export const assertVisibleIn =
  (
    table: PgTable & { readonly id: PgColumn },
    scope: (viewer: Viewer) => SQL | undefined,
  ): AssertVisible =>
  async ({ database }, viewer, id) => {
    const found = await database
      .handle()
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, id), scope(viewer)))
    if (found.length === 0) throw notFound()
  }
