import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, Pool } from 'pg'
import { databaseOf } from './handle.ts'
import { sandboxPath } from './modes.ts'
import { migrate } from './migrate.ts'
import { defaultTimeout, gap, type Bounds, type OpenDatabase } from './open-database.ts'
import { StartFailure } from './start-failure.ts'

const channel = 'parapet'
const reconnectDelay = 1_000

/** Announcements between the processes of one PostgreSQL; reconnects when the connection breaks. */
const announcements = (url: string) => {
  const listeners = new Set<(what: string) => void>()
  let closed = false
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let wasOpen = false

  const tell = (what: string): void => {
    for (const listener of listeners) listener(what)
  }

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url })
    client = next
    const again = () => {
      if (closed || client !== next) return
      client = undefined
      retry = setTimeout(() => void connect().catch(again), reconnectDelay)
    }
    next.on('error', again)
    next.on('end', again)
    next.on('notification', ({ payload }) => tell(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      if (wasOpen) tell(gap)
      wasOpen = true
    } catch (error) {
      next.removeListener('end', again)
      await next.end().catch(() => undefined)
      again()
      throw error
    }
  }

  return {
    connect,
    listen(listener: (what: string) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}

/** Timeout of one statement in milliseconds, including locks; migrations may take longer. */
const longestStatement = 30_000

/** Connections of calls in test mode; opened when there are any. */
const sandboxConnections = 3

/** Connects to PostgreSQL. Messages never contain the address, which may have a password. */
export const openPostgres = async (
  url: string,
  { connections = 10, timeout = defaultTimeout.postgres }: Bounds = {},
): Promise<OpenDatabase> => {
  const poolOf = (max: number, more = ''): Pool => {
    const made = new Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: timeout,
      statement_timeout: longestStatement,
      // lists are read from memory, where a random page costs little more than the next one;
      // compiling a query takes longer than any of ours runs; with little memory a bitmap scan
      // rechecks whole pages; starting a second process takes longer than most queries run
      options: `-c jit=off -c work_mem=32MB -c max_parallel_workers_per_gather=0 -c random_page_cost=1.1${more}`,
    })
    // the pool replaces an idle connection that breaks; without a listener the error would end the
    // process
    made.on('error', () => undefined)
    return made
  }
  const pool = poolOf(connections)
  const sandbox = poolOf(
    Math.min(sandboxConnections, connections),
    ` -c search_path=${sandboxPath.replaceAll(' ', '')}`,
  )
  try {
    await pool.query('select 1')
  } catch (cause) {
    await pool.end()
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
    throw new StartFailure(`The database of DATABASE_URL is not reachable: ${reason}`, { cause })
  }
  const announced = announcements(url)
  const database = databaseOf({
    live: drizzle(pool, { casing: 'snake_case' }),
    test: drizzle(sandbox, { casing: 'snake_case' }),
  })
  try {
    await migrate(database)
    await announced.connect()
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    database,
    isExclusive: false,
    connections,
    listen: announced.listen,
    async announce(what) {
      await pool.query('select pg_notify($1, $2)', [channel, what])
    },
    async close() {
      await announced.close()
      await sandbox.end()
      await pool.end()
    },
  }
}
