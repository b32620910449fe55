import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { notFound } from '../api-error.ts'
import type { Services } from '../services.ts'
import type { Viewer } from '../viewer.ts'

/** Rejects with 404 unless a viewer sees the record of an id. */
export type AssertVisible = (
  services: Pick<Services, 'database'>,
  viewer: Viewer,
  id: string,
) => Promise<void>

/** Looks a record up in the scope of its viewers. */
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
