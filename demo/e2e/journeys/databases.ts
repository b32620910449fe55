import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** The PostgreSQL of the platforms' databases. Without it each platform uses an embedded one. */
const server = process.env['TEST_DATABASE_URL'] ?? ''

/** The database that all platforms copy. */
const ready = 'journeys_ready'

const act = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The environment of a platform's database, and a function that deletes the database. */
export interface PlatformDatabase {
  readonly env: Readonly<Record<string, string>>
  remove(): Promise<void>
}

const embedded: PlatformDatabase = {
  env: { DATABASE_URL: '' },
  remove: () => Promise.resolve(),
}

const create = async (name: string, template: string): Promise<PlatformDatabase> => {
  await act(`create database ${name} ${template}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  return {
    env: { DATABASE_URL: address.href },
    remove: () => act(`drop database ${name} with (force)`),
  }
}

/** Creates the empty database that is seeded and then copied by all platforms. */
export const readyDatabase = async (): Promise<PlatformDatabase> =>
  server === '' ? embedded : create(ready, '')

/** A copy of the seeded database, or an empty database when there is none. */
export const newDatabase = async (isSeeded: boolean): Promise<PlatformDatabase> => {
  if (server === '') return embedded
  const name = `journeys_${randomUUID().replaceAll('-', '')}`
  return create(name, isSeeded ? `template ${ready} strategy file_copy` : '')
}
