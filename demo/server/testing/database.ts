import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { env } from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { embeddedOf } from '../kernel/database/embedded.ts'
import { lockFolder } from '../kernel/database/lock.ts'
import { migrate } from '../kernel/database/migrate.ts'
import type { Bounds, OpenDatabase } from '../kernel/database/open-database.ts'
import { createPglite } from '../kernel/database/pglite.ts'
import { openPostgres } from '../kernel/database/postgres.ts'
import { StartFailure } from '../kernel/database/start-failure.ts'
import { projectRoot } from '../kernel/project-root.ts'

/** Fills a migrated database; runs once for all tests of the same sources. */
export type Fill = (opened: OpenDatabase) => Promise<void>

/** A hash of the sources that determine the contents of a new database. */
const sourceKey = (): string => {
  const hash = createHash('sha256')
  for (const folder of ['demo/server', 'core']) {
    const root = join(projectRoot(), folder)
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/\.(ts|sql|json)$/.test(name) || name.endsWith('.test.ts')) continue
      const { size, mtimeMs } = statSync(join(root, name))
      hash.update(`${name} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** Milliseconds until copies of earlier sources are deleted. */
const ttl = 600_000

const makeCopy = async (file: string, fill: Fill): Promise<void> => {
  const client = await createPglite()
  const opened = embeddedOf(client, () => undefined)
  await migrate(opened.database)
  await fill(opened)
  const dump = await client.dumpDataDir('none')
  await opened.close()
  const folder = dirname(file)
  const part = `${file}.${randomUUID()}`
  writeFileSync(part, new Uint8Array(await dump.arrayBuffer()))
  renameSync(part, file)
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.tar'))) {
    const old = join(folder, name)
    // except copies that another run may be reading
    if (statSync(file).mtimeMs - statSync(old).mtimeMs > ttl) rmSync(old)
  }
}

/** Acquires the lock of a folder; waits for other test files. */
const waitForLock = async (folder: string): Promise<() => void> => {
  for (;;) {
    try {
      return lockFolder(folder)
    } catch (error) {
      if (!(error instanceof StartFailure)) throw error
      await setTimeout(100)
    }
  }
}

/**
 * One test file makes the copy and the others wait, because five in parallel take five times as
 * long.
 */
const copyFile = async (fill: Fill): Promise<Blob> => {
  const folder = join(projectRoot(), '.cache/test-database')
  const file = join(folder, `${sourceKey()}.tar`)
  if (!existsSync(file)) {
    const unlock = await waitForLock(folder)
    try {
      if (!existsSync(file)) await makeCopy(file, fill)
    } finally {
      unlock()
    }
  }
  return new Blob([readFileSync(file)])
}

const embeddedCopy = async (fill: Fill, bounds: Bounds): Promise<OpenDatabase> =>
  embeddedOf(await createPglite({ loadDataDir: await copyFile(fill) }), () => undefined, bounds)

/** Must be unique among the advisory locks of the server. */
const lockNumber = 4_000_118

const withAddress = (url: string, database: string): string => {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

const asOwner = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Options of a database of a test. */
export interface TestBounds extends Bounds {
  /** The address under which PostgreSQL is used: that of a proxy in front of it. */
  readonly through?: (url: string) => string
}

const postgresCopy = async (
  url: string,
  fill: Fill,
  { through = (direct) => direct, ...bounds }: TestBounds,
): Promise<OpenDatabase> => {
  const template = `parapet_template_${sourceKey()}`
  const name = `parapet_test_${randomUUID().replaceAll('-', '')}`
  await asOwner(url, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [template])
    if (found.rows.length === 0) {
      const part = `${template}_part`
      await client.query(`drop database if exists ${part}`)
      await client.query(`create database ${part}`)
      const opened = await openPostgres(withAddress(url, part))
      await fill(opened)
      await opened.close()
      await client.query(`alter database ${part} rename to ${template}`)
    }
    // A copy of files costs half as much as one through the log.
    await client.query(`create database ${name} template ${template} strategy file_copy`)
  })
  const opened = await openPostgres(through(withAddress(url, name)), bounds)
  return {
    ...opened,
    async close() {
      await opened.close()
      await asOwner(url, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

/** A new database on PostgreSQL; `close` deletes it. */
const createPostgres = async (url: string): Promise<{ url: string; remove(): Promise<void> }> => {
  const name = `parapet_test_${randomUUID().replaceAll('-', '')}`
  await asOwner(url, (client) => client.query(`create database ${name}`))
  return {
    url: withAddress(url, name),
    remove: async () => {
      await asOwner(url, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

const postgresFrom = async (server: string, dump: string): Promise<OpenDatabase> => {
  const { url, remove } = await createPostgres(server)
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(dump)
  await client.end()
  const opened = await openPostgres(url)
  return {
    ...opened,
    async close() {
      await opened.close()
      await remove()
    },
  }
}

const embeddedFrom = async (dump: string): Promise<OpenDatabase> => {
  const client = await createPglite()
  await client.exec(dump)
  // a dump sets the search path of its session
  await client.exec('reset all')
  const opened = embeddedOf(client, () => undefined)
  await migrate(opened.database)
  return opened
}

let opened = 0

/** Number of databases that this process has opened for tests. */
export const openedDatabases = (): number => opened

/** A new database: in memory, or on the PostgreSQL of TEST_DATABASE_URL. */
export const freshDatabase = (fill: Fill, bounds: TestBounds = {}): Promise<OpenDatabase> => {
  opened += 1
  return env.TEST_DATABASE_URL
    ? postgresCopy(env.TEST_DATABASE_URL, fill, bounds)
    : embeddedCopy(fill, bounds)
}

/** The database of a dump (SQL; empty for a new one), opened and so upgraded by this version. */
export const databaseFrom = (dump: string): Promise<OpenDatabase> => {
  opened += 1
  return env.TEST_DATABASE_URL ? postgresFrom(env.TEST_DATABASE_URL, dump) : embeddedFrom(dump)
}
