import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { staleOf } from '../remembered-kinds.ts'
import type { Handle } from '../services.ts'
import { withTimeout } from './connection-queue.ts'
import { makeEmptyDatabase } from './empty-database.ts'
import { databaseOf, type Connection } from './handle.ts'
import { lockFolder } from './lock.ts'
import { inSandbox } from './modes.ts'
import { migrate } from './migrate.ts'
import { defaultTimeout, type Bounds, type OpenDatabase } from './open-database.ts'

/** Settings that cut memory by a fifth. */
const settings = ['max_wal_size = 64MB', 'min_wal_size = 32MB', 'shared_buffers = 32MB']

/** A PGlite as our database type; `release` runs after it closed. */
export const embeddedOf = (
  client: PGlite,
  release: () => void,
  { timeout = defaultTimeout.embedded }: Bounds = {},
): OpenDatabase => {
  const listeners = new Set<(what: string) => void>()
  const tell = (what: string): void => {
    for (const listener of listeners) listener(what)
  }
  // drizzle's handles differ in their result type only, which we do not read
  const connectionOf = (of: PGlite): Connection => {
    const handle = drizzle(of, { casing: 'snake_case' }) as unknown as Handle
    return { handle, transaction: (work) => handle.transaction(work) }
  }
  const connection = withTimeout(client, timeout)
  const listen = (listener: (what: string) => void) => {
    // the first one listens to what triggers announce, too
    if (listeners.size === 0) void client.listen('parapet', tell)
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    database: databaseOf(
      { live: connectionOf(connection), test: connectionOf(inSandbox(connection)) },
      {
        async check() {
          await connection.query('select 1')
        },
        whenChanged: (kind, forget) =>
          void listen((what) => {
            if (what === staleOf(kind)) forget()
          }),
      },
    ),
    isExclusive: true,
    connections: 1,
    listen,
    // one process owns an embedded database, so no other process needs the announcement
    announce: async (what) => tell(what),
    async close() {
      await client.close()
      release()
    },
  }
}

/** Opens or creates the embedded database in a folder that no other process has locked. */
export const openEmbedded = async (folder: string): Promise<OpenDatabase> => {
  const unlock = lockFolder(folder)
  try {
    const home = join(folder, 'database')
    await makeEmptyDatabase(home)
    const client = await PGlite.create({ dataDir: home, postgresqlconf: settings })
    const opened = embeddedOf(client, unlock)
    await migrate(opened.database)
    return opened
  } catch (error) {
    unlock()
    throw error
  }
}
