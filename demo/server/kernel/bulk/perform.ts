import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { BulkProgress } from '#core/platform/bulk/model.ts'
import type { Context } from '../context.ts'
import { apiErrorOf, wireErrorOf } from '../http/failure.ts'
import { bulkRows, type BulkRun } from './tables.ts'

/** Maximum records per call, which take about a second. */
const maxPerCall = 50

/** Performs the action of a run on one record. */
export type PerformBulk = (
  run: { readonly action: string; readonly input: unknown },
  record: { readonly id: string; readonly seen?: string },
) => Promise<unknown>

type BulkContext = Pick<Context, 'services' | 'locale' | 'requestId'>

const isRow = (runId: string, position: number) =>
  and(eq(bulkRows.runId, runId), eq(bulkRows.position, position), isNull(bulkRows.done))

/**
 * Performs the action on the next record and stores its result in one transaction, so that each
 * record is done once even if the call is repeated. Returns false if no record is left. Errors of a
 * record become its result; those of the platform end the call.
 */
const performNext = async (
  { services, locale, requestId }: BulkContext,
  run: BulkRun,
  perform: PerformBulk,
): Promise<boolean> => {
  const { database, clock, wording } = services
  let position: number | undefined
  try {
    return await database.transaction(async () => {
      const handle = database.handle()
      const [row] = await handle
        .select()
        .from(bulkRows)
        .where(and(eq(bulkRows.runId, run.id), isNull(bulkRows.done)))
        .orderBy(asc(bulkRows.position))
        .limit(1)
        // another call of the same run processes the others
        .for('update', { skipLocked: true })
      if (row === undefined) return false
      position = row.position
      await perform(run, { id: row.recordId, ...(row.seen !== null && { seen: row.seen }) })
      await handle.update(bulkRows).set({ done: clock.now() }).where(isRow(run.id, row.position))
      return true
    })
  } catch (error) {
    const refused = apiErrorOf(error)
    if (refused === undefined || refused.status >= 500 || position === undefined) throw error
    const { code, detail, errors } = wireErrorOf(refused, { wording, locale, requestId })
    await database
      .handle()
      .update(bulkRows)
      .set({ done: clock.now(), error: { code, detail: errors?.[0]?.detail ?? detail } })
      .where(isRow(run.id, position))
    return true
  }
}

/** Processes the next records of a run and returns its progress. */
export const performBulk = async (
  context: BulkContext,
  run: BulkRun,
  perform: PerformBulk,
): Promise<BulkProgress> => {
  const { services } = context
  for (let count = 0; count < maxPerCall; count += 1) {
    // each in a transaction of its own
    // oxlint-disable-next-line no-await-in-loop
    if (!(await performNext(context, run, perform))) break
  }
  const handle = services.database.handle()
  const [counted] = await handle
    .select({
      total: sql<number>`count(*)::int`,
      left: sql<number>`(count(*) filter (where ${bulkRows.done} is null))::int`,
    })
    .from(bulkRows)
    .where(eq(bulkRows.runId, run.id))
  const { total, left } = counted ?? { total: 0, left: 0 }
  if (left > 0) return { total, left, results: [] }
  const rows = await handle
    .select()
    .from(bulkRows)
    .where(eq(bulkRows.runId, run.id))
    .orderBy(asc(bulkRows.position))
  return {
    total,
    left,
    results: rows.map(({ recordId, name, error }) => ({
      id: recordId,
      name,
      ...(error && { error }),
    })),
  }
}
