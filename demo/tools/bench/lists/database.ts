import { Client } from 'pg'
import { startPostgres, unlogged, type RunningPostgres } from '../../bin/test/postgres.ts'
import { openPostgres } from '../../../server/kernel/database/postgres.ts'
import { readMatrix } from '../../../server/kernel/http/access/access-matrix.ts'
import { loadWording } from '../../../server/kernel/wording.ts'
import { generateSigningKey } from '../../../server/identity/session/signing-keys.ts'
import { createPlatform, type Platform } from '../../../server/platform.ts'
import { seedDemo, seedPlatform } from '../../../server/kernel/seed/run.ts'
import { registry } from '../../../server/registry.ts'
import { portalsOf } from '../../../server/settings.ts'
import { filledTables, fillLists } from './fill.ts'

const origin = 'http://localhost:4100'

/** A platform on its own database with a number of quotes; `close` ends it. */
export interface FilledPlatform {
  readonly platform: Platform
  close(): Promise<void>
}

const platformOver = async (url: string): Promise<FilledPlatform> => {
  const opened = await openPostgres(url, { connections: 4, answer: 0, idle: 0 })
  const platform = await createPlatform({
    opened,
    config: {
      host: '127.0.0.1',
      port: 4100,
      environment: 'local',
      clientVersion: 'bench',
      deployed: '2026-01-01T00:00:00.000Z',
      origins: {
        portal: portalsOf({}, origin),
        siteUs: origin,
        siteUk: origin,
      },
      accessTtl: 86_400,
      refreshTtl: 86_400,
      limitFactor: 1_000_000,
      demo: true,
      dataDir: '/nonexistent',
    },
    signingKey: await generateSigningKey(),
    receiptKey: Buffer.alloc(32).toString('base64url'),
    wording: await loadWording(),
    matrix: readMatrix(),
    log: (entry) => process.stderr.write(`${JSON.stringify(entry)}\n`),
  })
  return {
    platform,
    async close() {
      await platform.close()
      await opened.close()
    },
  }
}

const withClient = async <Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The mark of a database that was filled to the end. */
const filledMark = 'filled'

/** Creates a database unless it was filled before; a half-filled one is replaced. */
const makeDatabase = (server: string, name: string): Promise<'filled' | 'empty'> =>
  withClient(server, async (client) => {
    const { rows } = await client.query<{ readonly mark: string | null }>(
      `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1`,
      [name],
    )
    if (rows[0]?.mark === filledMark) return 'filled'
    await client.query(`drop database if exists ${name}`)
    await client.query(`create database ${name}`)
    return 'empty'
  })

const openFilled = async (server: string, count: number): Promise<FilledPlatform> => {
  const name = `lists_${count}`
  const state = await makeDatabase(server, name)
  const address = new URL(server)
  address.pathname = `/${name}`
  const filled = await platformOver(address.href)
  if (state === 'filled') return filled
  await seedPlatform(registry.seeds, filled.platform.services)
  await seedDemo(registry.seeds, filled.platform.services, 'small')
  const began = performance.now()
  await fillLists(filled.platform.services, count)
  // by a connection without the platform's limit for a statement
  await withClient(address.href, async (client) => {
    for (const table of filledTables) await client.query(`vacuum analyze ${table}`)
  })
  const seconds = (performance.now() - began) / 1000
  process.stderr.write(`${count} quotes filled in ${seconds.toFixed(0)} s\n`)
  await withClient(server, (client) =>
    client.query(`comment on database ${name} is '${filledMark}'`),
  )
  return filled
}

/** Rows and indexes of a deleted server are written without a log, and vacuumed once when filled. */
const settings = ['shared_buffers=2GB', ...unlogged, 'max_wal_size=8GB', 'autovacuum=off']

/** Starts a server for the large tables. */
export const startServer = (): RunningPostgres => startPostgres({ settings })

/** The server of `BENCH_DATABASE`, which keeps its filled databases, or one that is deleted. */
const openServer = (): RunningPostgres => {
  const url = process.env['BENCH_DATABASE']
  return url === undefined ? startServer() : { url, stop: () => undefined }
}

/** Opens a database filled with a number of quotes, runs the work and stops everything. */
export const withFilled = async <Result>(
  count: number,
  work: (platform: Platform) => Promise<Result>,
): Promise<Result> => {
  const server = openServer()
  try {
    const { platform, close } = await openFilled(server.url, count)
    try {
      return await work(platform)
    } finally {
      await close()
    }
  } finally {
    server.stop()
  }
}
