import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** The PostgreSQL that holds the platforms' databases; without it each platform embeds its own. */
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

/** What a platform is told of its database, and what deletes it. */
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

/** An empty database, which platforms copy once it is seeded. */
export const readyDatabase = async (): Promise<PlatformDatabase> =>
  server === '' ? embedded : create(ready, '')

/** A copy of the seeded database where there is one, else an empty one. */
export const newDatabase = async (isSeeded: boolean): Promise<PlatformDatabase> => {
  if (server === '') return embedded
  const name = `journeys_${randomUUID().replaceAll('-', '')}`
  return create(name, isSeeded ? `template ${ready} strategy file_copy` : '')
}
