// Creates a migrated, empty database for first starts (a step of the build).
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pid } from 'node:process'
import { embeddedOf } from './embedded.ts'
import { preparedDatabase } from './empty-database.ts'
import { migrate } from './migrate.ts'
import { createPglite } from './pglite.ts'

const home = preparedDatabase()
if (!existsSync(home)) {
  const folder = dirname(home)
  mkdirSync(folder, { recursive: true })
  const others = readdirSync(folder)
  const part = `${home}.${pid}`
  const opened = embeddedOf(await createPglite({ dataDir: part }), () => undefined)
  await migrate(opened.database)
  await opened.close()
  renameSync(part, home)
  // databases of other migrations, and leftovers of killed builds
  for (const name of others) rmSync(join(folder, name), { recursive: true, force: true })
}
