// Writes the one initial migration anew from the whole schema (run after changing tables, commit the result).
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { initialMigration } from './initial-migration.mjs'

const folder = join(import.meta.dirname, 'migrations')
const file = join(folder, '0000_initial.sql')
const text = await initialMigration()

mkdirSync(folder, { recursive: true })
for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
writeFileSync(file, text)
process.stdout.write(`${file} written\n`)
