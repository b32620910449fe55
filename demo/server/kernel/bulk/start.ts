import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq } from 'drizzle-orm'
import type { BulkRequest, SelectedRecord } from '#core/platform/bulk/model.ts'
import { ApiError, notFound } from '../api-error.ts'
import type { Context } from '../context.ts'
import { hashOfToken } from '../one-time-token.ts'
import { bulkRows, bulkRuns, type BulkRun } from './tables.ts'

/** An action that a user requests for several records. */
export interface BulkStart extends BulkRequest {
  readonly action: string
  /** Validated by the shape of the action before each record. */
  readonly input: unknown
  /** Names the records that the caller sees. */
  readonly nameAll: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

/** Actions per user and day. Each stores a row for every record. */
const aDay = { calls: 200, seconds: 86_400 } as const

/** Counts a new action. Repeating an action, which continues it, is free. */
const takeNew = async (
  { database, limits }: Context['services'],
  userId: string,
  keyHash: string,
): Promise<void> => {
  const known = await database
    .handle()
    .select({ id: bulkRuns.id })
    .from(bulkRuns)
    .where(and(eq(bulkRuns.userId, userId), eq(bulkRuns.keyHash, keyHash)))
  if (known.length === 0) await limits.take('bulk action', userId, aDay)
}

/** The stored form, without undefined fields. */
const asStored = (input: unknown): unknown => JSON.parse(JSON.stringify(input))

/** Whether an earlier action has the same input and records. */
const isSame = async (
  { database }: Context['services'],
  { id, input: before }: BulkRun,
  { input, chosen }: { readonly input: unknown; readonly chosen: readonly SelectedRecord[] },
): Promise<boolean> => {
  if (!isDeepStrictEqual(before, asStored(input))) return false
  const rows = await database
    .handle()
    .select({ id: bulkRows.recordId, seen: bulkRows.seen })
    .from(bulkRows)
    .where(eq(bulkRows.runId, id))
    .orderBy(asc(bulkRows.position))
  return isDeepStrictEqual(
    rows,
    chosen.map((record) => ({ id: record.id, seen: record.seen ?? null })),
  )
}

/**
 * Stores an action on several records. With the `requestId` of an earlier call, returns the action
 * of that call, or throws 409 if it was a different one. Throws 404 if the caller sees none of the
 * records.
 */
export const startBulk = async (
  { services, viewer }: Pick<Context, 'services' | 'viewer'>,
  { action, requestId, records, input, nameAll }: BulkStart,
): Promise<BulkRun> => {
  if (viewer.kind !== 'user') throw new ApiError('forbidden')
  const { userId, accountId: organisationId } = viewer
  const keyHash = hashOfToken(requestId)
  // limits count outside of transactions, so that rolled-back calls count too
  await takeNew(services, userId, keyHash)
  return services.database.transaction(async () => {
    const handle = services.database.handle()
    const id = services.newId()
    const chosen = [...new Map(records.map((record) => [record.id, record])).values()]
    const [created] = await handle
      .insert(bulkRuns)
      .values({ id, userId, organisationId, keyHash, action, input, created: services.clock.now() })
      // waits for a call that is writing the same action
      .onConflictDoNothing()
      .returning()
    if (created === undefined) {
      const [earlier] = await handle
        .select()
        .from(bulkRuns)
        .where(
          and(
            eq(bulkRuns.userId, userId),
            eq(bulkRuns.organisationId, organisationId),
            eq(bulkRuns.keyHash, keyHash),
            eq(bulkRuns.action, action),
          ),
        )
      if (earlier === undefined || !(await isSame(services, earlier, { input, chosen })))
        throw new ApiError('conflict')
      return earlier
    }
    const names = await nameAll(chosen.map((record) => record.id))
    if (names.size === 0) throw notFound()
    await handle.insert(bulkRows).values(
      chosen.map((record, position) => ({
        runId: id,
        position,
        recordId: record.id,
        seen: record.seen,
        name: names.get(record.id) ?? '',
      })),
    )
    return created
  })
}
