import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fileFailure, fullDiskLine } from '../files/file-failure.ts'
import { invalidationOf } from '../cache-kinds.ts'
import type { Handle } from '../services.ts'
import { withTimeout } from './connection-queue.ts'
import { lacksSpace, rejectAfterEnd } from './database-end.ts'
import { makeEmptyDatabase } from './empty-database.ts'
import { databaseOf, type Connection } from './handle.ts'
import { lockFolder } from './lock.ts'
import { inSandbox } from './modes.ts'
import { migrate } from './migrate.ts'
import {
  defaultTimeout,
  type Bounds,
  type EndListener,
  type OpenDatabase,
} from './open-database.ts'
import { createPglite } from './pglite.ts'
import { damagedDatabaseLine, databaseFolder, StartFailure } from './start-failure.ts'

/** Settings that reduce memory by a fifth. */
const settings = ['max_wal_size = 64MB', 'min_wal_size = 32MB', 'shared_buffers = 32MB']

/** Adapts a PGlite to our database type; `release` runs after it has closed. */
export const embeddedOf = (
  client: PGlite,
  release: () => void,
  { timeout = defaultTimeout.embedded, onEnd }: Bounds & EndListener = {},
): OpenDatabase => {
  const listeners = new Set<(what: string) => void>()
  const notify = (what: string): void => {
    for (const listener of listeners) listener(what)
  }
  // Drizzle's handles differ only in their result type, which we do not read
  const connectionOf = (of: PGlite): Connection => {
    const handle = drizzle(of, { casing: 'snake_case' }) as unknown as Handle
    return { handle, transaction: (work) => handle.transaction(work) }
  }
  const hasEnded = rejectAfterEnd(client, onEnd)
  const connection = withTimeout(client, timeout)
  const listen = (listener: (what: string) => void) => {
    // the first one also receives the announcements of triggers
    if (listeners.size === 0) void client.listen('parapet', notify)
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
            if (what === invalidationOf(kind)) forget()
          }),
      },
    ),
    isExclusive: true,
    connections: 1,
    listen,
    // one process owns an embedded database, so no other process needs the announcement
    announce: async (what) => notify(what),
    async close() {
      if (!hasEnded()) await client.close()
      release()
    },
  }
}

/**
 * Opens the files. PGlite does not report what is wrong with them, and creates a new database over
 * one whose version file is missing.
 */
const openFolder = async (dataDir: string): Promise<PGlite> => {
  const home = databaseFolder(dataDir)
  try {
    await makeEmptyDatabase(home)
  } catch (error) {
    throw fileFailure(error, home)
  }
  if (!existsSync(join(home, 'PG_VERSION'))) throw new StartFailure(damagedDatabaseLine(dataDir))
  try {
    return await createPglite({ dataDir: home, postgresqlconf: settings })
  } catch (cause) {
    const line = lacksSpace(home) ? fullDiskLine(dataDir) : damagedDatabaseLine(dataDir)
    throw new StartFailure(line, { cause })
  }
}

/** Opens or creates the embedded database in a folder that no other process has locked. */
export const openEmbedded = async (
  folder: string,
  listener: EndListener = {},
): Promise<OpenDatabase> => {
  const unlock = lockFolder(folder)
  try {
    const client = await openFolder(folder)
    const opened = embeddedOf(client, unlock, listener)
    await migrate(opened.database)
    return opened
  } catch (error) {
    unlock()
    throw error
  }
}
