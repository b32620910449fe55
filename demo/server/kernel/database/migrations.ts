import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../services.ts'
import { projectRoot } from '../project-root.ts'
import { dataMigrations } from './data-migrations.ts'

/** One step from a schema to the next. A released step never changes: its hash is stored. */
export interface Migration {
  /** `0008_idempotency_keys.sql`; data migrations have no ending. Steps run in order of names. */
  readonly name: string
  readonly hash: string
  /** Runs in the transaction that all steps of a start share. */
  run(database: Database): Promise<void>
}

const breakpoint = '--> statement-breakpoint'

const sqlMigration = (name: string, text: string): Migration => ({
  name,
  hash: createHash('sha256').update(text).digest('hex'),
  async run(database) {
    for (const statement of text.split(breakpoint)) {
      await database.handle().execute(sql.raw(statement))
    }
  },
})

/** Every migration, oldest first: the SQL files of `schema/migrations` and the data migrations. */
export const readMigrations = (): readonly Migration[] => {
  const folder = join(projectRoot(), 'demo/server/schema/migrations')
  const files = readdirSync(folder).map((name) =>
    sqlMigration(name, readFileSync(join(folder, name), 'utf8')),
  )
  const functions = Object.entries(dataMigrations).map(([name, run]): Migration => ({
    name,
    hash: 'function',
    run,
  }))
  return [...files, ...functions].sort((a, b) => (a.name < b.name ? -1 : 1))
}
