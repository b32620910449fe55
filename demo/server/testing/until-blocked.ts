import { sql } from 'drizzle-orm'
import { rowsOf } from '../kernel/database/rows-of.ts'
import type { Services } from '../kernel/services.ts'

/**
 * Resolves when another transaction waits for the caller's transaction, or has ended without
 * waiting.
 */
export const untilBlocked = async (
  { database }: Pick<Services, 'database'>,
  other: Promise<unknown>,
): Promise<void> => {
  const end = () => true
  const ended = other.then(end, end)
  // not the activity view, which is a snapshot within a transaction
  const isWaiting = async (): Promise<boolean> => {
    const result = await database
      .handle()
      .execute(
        sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`,
      )
    return rowsOf(result).length > 0
  }
  // oxlint-disable-next-line no-await-in-loop
  while (!(await Promise.race([ended, isWaiting()])));
}
