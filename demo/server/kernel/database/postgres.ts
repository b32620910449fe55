import type { Pool } from 'pg'
import { channel, createAnnouncements } from './announcements.ts'
import { databaseCodeOf } from './error-code.ts'
import { databaseOf } from './handle.ts'
import { migrate } from './migrate.ts'
import { sandboxPath } from './modes.ts'
import { defaultTimeout, type Bounds, type OpenDatabase } from './open-database.ts'
import { connectionOf, createPool, type PoolSettings } from './pool.ts'
import { StartFailure } from './start-failure.ts'
import { startErrorOf } from './unreachable.ts'

/** Connections of calls in test mode, opened on demand. */
const sandboxConnections = 3

/**
 * Milliseconds, in ascending order: of a statement including its locks, until an unresponsive
 * connection is closed, and of a transaction between two statements. A call gets a response after
 * `maxCallTime` of `http/bounds/timeout.ts`.
 */
const maxLength = { statement: 25_000, answer: 28_000, idle: 60_000 } as const

/**
 * A working database responds to a connection check immediately. The timeout is that of the driver.
 */
const check = { text: 'select 1', query_timeout: 3_000 }

const checkOf = (pool: Pool) => ({
  async check() {
    await pool.query(check)
  },
})

/** On its own connection, because a migration has no timeout. */
const migrateSchema = async (settings: PoolSettings): Promise<void> => {
  const pool = createPool({ ...settings, connections: 1, statement: 0, answer: 0, idle: 0 })
  const connection = connectionOf(pool)
  try {
    await migrate(databaseOf({ live: connection, test: connection }, checkOf(pool)))
  } finally {
    await pool.end()
  }
}

/** The line for the operator, without the address, which may contain a password. */
const failureOf = (cause: unknown): unknown => {
  const error = startErrorOf(cause)
  if (error instanceof StartFailure) return error
  const code = databaseCodeOf(error)
  return new StartFailure(
    `The database of DATABASE_URL can't be used: ${code ?? (error instanceof Error ? error.message : String(error))}.`,
    { cause },
  )
}

/** Connects to PostgreSQL. */
export const openPostgres = async (
  url: string,
  { connections = 10, timeout = defaultTimeout.postgres, ...bounds }: Bounds = {},
): Promise<OpenDatabase> => {
  const settings = { url, connections, timeout, ...maxLength, ...bounds }
  const pool = createPool(settings)
  const sandbox = createPool({
    ...settings,
    connections: Math.min(sandboxConnections, connections),
    searchPath: sandboxPath,
  })
  const announced = createAnnouncements(url, bounds.checks ?? { every: 10_000, within: 5_000 })
  const close = async (): Promise<void> => {
    await announced.close()
    await sandbox.end()
    await pool.end()
  }
  try {
    await pool.query('select 1')
  } catch (error) {
    await close()
    throw failureOf(error)
  }
  try {
    await migrateSchema(settings)
    await announced.connect()
  } catch (error) {
    await close()
    throw startErrorOf(error)
  }
  return {
    database: databaseOf({ live: connectionOf(pool), test: connectionOf(sandbox) }, checkOf(pool)),
    isExclusive: false,
    connections,
    listen: announced.listen,
    async announce(what) {
      await pool.query('select pg_notify($1, $2)', [channel, what])
    },
    close,
  }
}
