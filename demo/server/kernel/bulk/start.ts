import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq } from 'drizzle-orm'
import type { BulkRequest, SelectedRecord } from '#core/platform/bulk/model.ts'
import { ApiError, notFound } from '../api-error.ts'
import type { Context } from '../context.ts'
import { hashOfToken } from '../one-time-token.ts'
import { bulkRows, bulkRuns, type BulkRun } from './tables.ts'

/** What a user asks to be done with several records. */
export interface AskedBulk extends BulkRequest {
  readonly action: string
  /** The shape of the action checks it again before each record. */
  readonly input: unknown
  /** The names of those of the records that the caller sees. */
  readonly nameAll: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

/** Actions of a user a day: each keeps a row for every record that it names. */
const aDay = { calls: 200, seconds: 86_400 } as const

/** Counts an action that is new; repeating one, which goes on with it, is free. */
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

/** As a database keeps it: without fields that have no value. */
const asStored = (input: unknown): unknown => JSON.parse(JSON.stringify(input))

/** Whether an earlier action does the same with the same records. */
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
 * Writes down an action on several records; with the `requestId` of an earlier call it gives the action
 * of that call, and 409 where that was another one. 404 where the caller sees none of the records.
 */
export const startBulk = async (
  { services, viewer }: Pick<Context, 'services' | 'viewer'>,
  { action, requestId, records, input, nameAll }: AskedBulk,
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
    const [made] = await handle
      .insert(bulkRuns)
      .values({ id, userId, organisationId, keyHash, action, input, created: services.clock.now() })
      // waits for a call that is writing the same one
      .onConflictDoNothing()
      .returning()
    if (made === undefined) {
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
    return made
  })
}
