import { sql } from 'drizzle-orm'
import type { Database } from '../services.ts'
import { readMigrations, type Migration } from './migrations.ts'
import { rowsOf } from './rows-of.ts'
import { StartFailure } from './start-failure.ts'

/** Must be unique among the advisory locks of the database. */
const lockNumber = 4_000_117

interface Applied extends Record<string, unknown> {
  readonly name: string
  readonly hash: string
}

const readApplied = async (database: Database): Promise<ReadonlyMap<string, string>> => {
  const rows = rowsOf<Applied>(
    await database.handle().execute(sql`select name, hash from parapet_migrations`),
  )
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

/**
 * Throws if the database has steps that this version does not know, or that differ from its own.
 */
const assertUpgradable = (
  applied: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
): void => {
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]))
  const [newest] = [...applied.keys()]
    .filter((name) => !known.has(name))
    .sort()
    .reverse()
  if (newest !== undefined) {
    throw new StartFailure(
      `The database was upgraded by a newer version of Parapet (${newest}). Start that version, or restore a backup from before the upgrade.`,
    )
  }
  const [changed] = [...applied].find(([name, hash]) => known.get(name) !== hash) ?? []
  if (changed !== undefined) {
    throw new StartFailure(
      `The database was made with another ${changed} than this version has. Start the version that made it, or use an empty database.`,
    )
  }
}

/**
 * Upgrades the database in one transaction under a lock. If several processes start together, one
 * migrates and the others find nothing to do.
 */
export const migrate = (
  database: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> =>
  database.transaction(async () => {
    const handle = database.handle()
    await handle.execute(sql`set local statement_timeout = 0`)
    await handle.execute(sql`select pg_advisory_xact_lock(${lockNumber})`)
    await handle.execute(
      sql`create table if not exists parapet_migrations (name text primary key, hash text not null)`,
    )
    const applied = await readApplied(database)
    assertUpgradable(applied, migrations)
    for (const { name, hash, run } of migrations.filter((each) => !applied.has(each.name))) {
      await run(database)
      await handle.execute(sql`insert into parapet_migrations values (${name}, ${hash})`)
    }
  })
