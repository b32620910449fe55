// Writes the one initial migration from the whole schema (run after changing tables, commit the
// result).
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { initialMigration } from './initial-migration.mjs'

const file = join(import.meta.dirname, 'migrations/0000_initial.sql')
writeFileSync(file, await initialMigration())
process.stdout.write(`${file} written\n`)
