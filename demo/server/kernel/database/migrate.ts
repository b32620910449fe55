import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../services.ts'
import { projectRoot } from '../project-root.ts'
import { rowsOf } from './rows-of.ts'
import { StartFailure } from './start-failure.ts'

const folder = () => join(projectRoot(), 'demo/server/schema/migrations')
const breakpoint = '--> statement-breakpoint'

/** Any number that is unique among the advisory locks of the database. */
const lockNumber = 4_000_117

interface Applied extends Record<string, unknown> {
  readonly name: string
  readonly hash: string
}

/** The migrations in order. */
export const migrationFiles = (): readonly { readonly name: string; readonly text: string }[] =>
  readdirSync(folder())
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder(), name), 'utf8') }))

/** Migrates the schema, once, whichever process starts first. */
export const migrate = (database: Database): Promise<void> =>
  database.transaction(async () => {
    const handle = database.handle()
    await handle.execute(sql`set local statement_timeout = 0`)
    await handle.execute(sql`select pg_advisory_xact_lock(${lockNumber})`)
    await handle.execute(
      sql`create table if not exists parapet_migrations (name text primary key, hash text not null)`,
    )
    const applied = new Map(
      rowsOf<Applied>(await handle.execute(sql`select name, hash from parapet_migrations`)).map(
        ({ name, hash }) => [name, hash],
      ),
    )
    for (const { name, text } of migrationFiles()) {
      const hash = createHash('sha256').update(text).digest('hex')
      const before = applied.get(name)
      if (before === hash) continue
      if (before) {
        throw new StartFailure(
          'The database was made by another version of Parapet. Remove the data folder (or use an empty database) and start again.',
        )
      }
      for (const statement of text.split(breakpoint)) await handle.execute(sql.raw(statement))
      await handle.execute(sql`insert into parapet_migrations values (${name}, ${hash})`)
    }
  })
