// Writes the one initial migration anew from the whole schema (run after changing tables, commit the result).
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import * as schema from './schema.ts'

const folder = join(import.meta.dirname, 'migrations')
const file = join(folder, '0000_initial.sql')

const nothing = generateDrizzleJson({}, undefined, undefined, 'snake_case')
const whole = generateDrizzleJson(schema, nothing.id, undefined, 'snake_case')
const statements = await generateMigration(nothing, whole)

mkdirSync(folder, { recursive: true })
for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
writeFileSync(file, `${statements.join('\n--> statement-breakpoint\n')}\n`)
process.stdout.write(`${file}: ${statements.length} statements\n`)
