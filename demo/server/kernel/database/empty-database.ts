import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { readMigrations } from './migrations.ts'
import { createPglite } from './pglite.ts'

/**
 * The folder of the migrated, empty database from the build; its name contains a hash of its
 * sources.
 */
export const preparedDatabase = (): string => {
  const manifest = readFileSync(join(projectRoot(), 'package.json'), 'utf8')
  const { dependencies } = JSON.parse(manifest) as {
    readonly dependencies: Readonly<Record<string, string>>
  }
  const hash = createHash('sha256').update(dependencies['@electric-sql/pglite'] ?? '')
  for (const { name, hash: step } of readMigrations()) hash.update(`${name} ${step}\n`)
  return join(projectRoot(), 'build/database', hash.digest('hex').slice(0, 16))
}

/**
 * Creates the folder of an embedded database if there is none: a copy of the build's database,
 * because initialising takes seconds, otherwise a new one. An existing folder is complete: an
 * interrupted start leaves a temporary folder, which the next start deletes.
 */
export const makeEmptyDatabase = async (home: string): Promise<void> => {
  if (existsSync(home)) return
  const part = `${home}.part`
  rmSync(part, { recursive: true, force: true })
  const prepared = preparedDatabase()
  if (existsSync(prepared)) cpSync(prepared, part, { recursive: true })
  else await (await createPglite({ dataDir: part })).close()
  renameSync(part, home)
}
