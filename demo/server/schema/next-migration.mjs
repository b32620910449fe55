import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sandboxStatements } from './sandbox-statements.ts'
import { registry } from '../registry.ts'

/** The schema after the newest migration, which the next one is compared with. */
export const snapshotFile = join(import.meta.dirname, 'snapshot.json')

const readSnapshot = () => JSON.parse(readFileSync(snapshotFile, 'utf8'))

const tableOfIndexIn =
  ({ tables }) =>
  (index) =>
    Object.values(tables).find(({ indexes }) => index in indexes)?.name

/**
 * Compares the tables in the sources with the snapshot: the statements of the next migration, and
 * the snapshot after it.
 */
export const nextMigration = async () => {
  const before = readSnapshot()
  // sorted by name, because loaders use different orders
  const tables = Object.fromEntries(
    Object.entries(registry.schema).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  const after = generateDrizzleJson(tables, before.id, undefined, 'snake_case')
  const statements = await generateMigration(before, after)
  return {
    statements: [...statements, ...sandboxStatements(statements, tableOfIndexIn(before))],
    snapshot: after,
  }
}
