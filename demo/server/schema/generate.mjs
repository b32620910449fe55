// Writes the next migration from the changes of the tables in the sources: `node
// demo/server/schema/generate.mjs idempotency_keys`. If no table has changed it writes an empty
// file, for manually written statements (triggers, functions, updates of rows).
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataMigrations } from '../kernel/database/data-migrations.ts'
import { nextMigration, snapshotFile } from './next-migration.mjs'

const [name = ''] = process.argv.slice(2)
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  process.stderr.write('A migration needs a name: generate.mjs idempotency_keys\n')
  process.exit(1)
}
const folder = join(import.meta.dirname, 'migrations')
const released = [...readdirSync(folder), ...Object.keys(dataMigrations)]
const newest = Math.max(...released.map((each) => Number(each.slice(0, 4))))
const number = String(newest + 1).padStart(4, '0')
const { statements, snapshot } = await nextMigration()
const file = join(folder, `${number}_${name}.sql`)
writeFileSync(file, `${statements.join('\n--> statement-breakpoint\n')}\n`)
// the name instead of a random id, so that equal schemas have equal snapshots
const stored = { ...snapshot, id: `${number}_${name}`, prevId: '' }
writeFileSync(snapshotFile, `${JSON.stringify(stored, null, 1)}\n`)
process.stdout.write(`${file} written, ${statements.length} statements\n`)
