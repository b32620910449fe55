import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sandboxStatements } from './sandbox-statements.ts'
import * as schema from './schema.ts'

/** The one initial migration, as SQL of the whole schema. */
export const initialMigration = async () => {
  const nothing = generateDrizzleJson({}, undefined, undefined, 'snake_case')
  // sorted by name, because loaders differ in their order
  const tables = Object.fromEntries(Object.entries(schema).sort(([a], [b]) => (a < b ? -1 : 1)))
  const whole = generateDrizzleJson(tables, nothing.id, undefined, 'snake_case')
  const statements = await generateMigration(nothing, whole)
  const all = [...statements, ...sandboxStatements(statements)]
  return `${all.join('\n--> statement-breakpoint\n')}\n`
}
