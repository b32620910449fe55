// Makes a migrated database without rows for first starts (a step of the build).
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { pid } from 'node:process'
import { PGlite } from '@electric-sql/pglite'
import { embeddedOf } from './embedded.ts'
import { preparedDatabase } from './empty-database.ts'
import { migrate } from './migrate.ts'

const home = preparedDatabase()
if (!existsSync(home)) {
  rmSync(dirname(home), { recursive: true, force: true })
  mkdirSync(dirname(home), { recursive: true })
  const part = `${home}.${pid}`
  const opened = embeddedOf(await PGlite.create({ dataDir: part }), () => undefined)
  await migrate(opened.database)
  await opened.close()
  renameSync(part, home)
}
