import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import type { Handle } from '../services.ts'
import { databaseCodeOf, noAnswer } from './error-code.ts'
import type { Connection } from './handle.ts'

/** Milliseconds until the system checks the peer of an idle connection. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/** Lists are read from memory, where random access costs little more than sequential access. */
const planning = {
  random_page_cost: '1.1',
  // compiling a query takes longer than any of ours runs
  jit: 'off',
  // with little memory a bitmap scan rechecks whole pages
  work_mem: '32MB',
  // starting a second process takes longer than most queries run
  max_parallel_workers_per_gather: '0',
} as const

/** Makes PostgreSQL close connections of clients that died silently, and so release their locks. */
const endOfLost = {
  tcp_keepalives_idle: '30',
  tcp_keepalives_interval: '10',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '30s',
} as const

export interface PoolSettings {
  readonly url: string
  readonly connections: number
  /** Milliseconds that a caller waits for a connection. */
  readonly timeout: number
  /** Milliseconds of one statement, including its locks; 0 for no limit, as in the next two. */
  readonly statement: number
  /** Milliseconds until a connection that does not respond to a query is closed. */
  readonly answer: number
  /** Milliseconds that a transaction may be idle between two statements. */
  readonly idle: number
  readonly searchPath?: string
}

/** Closes a connection that did not respond in time, so that nothing waits for it again. */
const closeWhenSilent = (client: PoolClient): void => {
  client.query = new Proxy(client.query, {
    apply(query, self: PoolClient, words: unknown[]) {
      const answer: unknown = Reflect.apply(query, self, words)
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => {
          if (databaseCodeOf(error) === noAnswer) client.connection.stream.destroy()
        })
      }
      return answer
    },
  })
}

/**
 * Creates a pool of connections to PostgreSQL. A broken connection fails only the queries on it.
 */
export const createPool = (settings: PoolSettings): Pool => {
  const { url, connections, timeout, statement, answer, idle, searchPath } = settings
  const parameters = {
    ...planning,
    ...endOfLost,
    ...(searchPath && { search_path: searchPath.replaceAll(' ', '') }),
  }
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: timeout,
    statement_timeout: statement,
    query_timeout: answer,
    idle_in_transaction_session_timeout: idle,
    ...keepAlive,
    options: Object.entries(parameters)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  })
  // the pool replaces a broken connection; without a listener its error would end the process
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    closeWhenSilent(client)
  })
  return pool
}

/** The queries and transactions of a pool. */
export const connectionOf = (pool: Pool): Connection => {
  const handles = new WeakMap<PoolClient, Handle>()
  const handleOf = (client: PoolClient): Handle => {
    const handle = handles.get(client) ?? drizzle(client, { casing: 'snake_case' })
    handles.set(client, handle)
    return handle
  }
  return {
    handle: drizzle(pool, { casing: 'snake_case' }),
    // not drizzle's own, which never returns a connection that breaks at `begin` to the pool
    async transaction(work) {
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        await client.query('begin')
        const result = await work(handleOf(client))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch((cause: Error) => (broken = cause))
        throw error
      } finally {
        client.release(broken)
      }
    },
  }
}
