import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../server/kernel/database/rows-of.ts'
import type { Database } from '../../../server/kernel/services.ts'

/** Milliseconds that a process has run; 0 once it has ended, or where the system does not say. */
const runTime = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0')
  return Number(text.split(' ')[0]) / 1e6
}

/**
 * A clock of processor time in milliseconds, of this process and the connections of a database on
 * the same machine. Other work on the machine does not affect it.
 */
export const cpuClock = async (database: Database): Promise<() => Promise<number>> => {
  // processes that are busy now belong to others
  const backends = rowsOf<{ readonly pid: number }>(
    await database.handle().execute(sql`
      select pid from pg_stat_activity
      where datname = current_database() and (state = 'idle' or pid = pg_backend_pid())`),
  )
  return async () => {
    const times = await Promise.all(backends.map(({ pid }) => runTime(pid)))
    const { user, system } = process.cpuUsage()
    return times.reduce((sum, each) => sum + each, (user + system) / 1_000)
  }
}
