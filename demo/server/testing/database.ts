import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { embeddedOf } from '../database/embedded.ts'
import { migrate } from '../database/migrate.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { openPostgres } from '../database/postgres.ts'
import { projectRoot } from '../kernel/project-root.ts'

/** Fills a freshly migrated database; runs once for all tests of the same sources. */
export type Fill = (opened: OpenDatabase) => Promise<void>

/** Changes whenever a source changes that could change what a fresh database holds. */
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

const embeddedCopy = async (fill: Fill): Promise<OpenDatabase> => {
  const folder = join(projectRoot(), '.cache/test-database')
  const file = join(folder, `${sourceKey()}.tar`)
  if (!existsSync(file)) {
    const client = await PGlite.create()
    const opened = embeddedOf(client, () => undefined)
    await migrate(opened.database)
    await fill(opened)
    const dump = await client.dumpDataDir('none')
    await opened.close()
    mkdirSync(folder, { recursive: true })
    const part = `${file}.${randomUUID()}`
    writeFileSync(part, new Uint8Array(await dump.arrayBuffer()))
    for (const name of readdirSync(folder)) if (name.endsWith('.tar')) rmSync(join(folder, name))
    renameSync(part, file)
  }
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) })
  return embeddedOf(client, () => undefined)
}

/** Any number: it only has to be ours among the locks of one server. */
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

const postgresCopy = async (url: string, fill: Fill): Promise<OpenDatabase> => {
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
    await client.query(`create database ${name} template ${template}`)
  })
  const opened = await openPostgres(withAddress(url, name))
  return {
    ...opened,
    async close() {
      await opened.close()
      await asOwner(url, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

/** A fresh database of its own: in memory, or on the PostgreSQL that TEST_DATABASE_URL names. */
export const freshDatabase = (fill: Fill): Promise<OpenDatabase> =>
  env.TEST_DATABASE_URL ? postgresCopy(env.TEST_DATABASE_URL, fill) : embeddedCopy(fill)
