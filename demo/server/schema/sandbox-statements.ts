import { getTableName } from 'drizzle-orm'
import { sandboxSchema } from '../kernel/database/modes.ts'
import { sandboxTables } from './sandbox-tables.ts'

const names: ReadonlySet<string> = new Set(sandboxTables.map(getTableName))

/** Finds the table of an index, for statements that drop one by its name. */
export type TableOfIndex = (index: string) => string | undefined

const findTable = (statement: string, tableOfIndex: TableOfIndex): string | undefined => {
  const dropped = /^DROP INDEX "(\w+)"/.exec(statement)?.[1]
  if (dropped !== undefined) return tableOfIndex(dropped)
  return /^(?:CREATE|ALTER|DROP) TABLE "(\w+)"|^CREATE (?:UNIQUE )?INDEX "\w+" ON "(\w+)"/
    .exec(statement)
    ?.slice(1)
    .find((name) => name !== undefined)
}

const own = `"${sandboxSchema}".`

/**
 * The statement of a table for the table of test mode, where deleting a record deletes its
 * dependent rows.
 */
const forSandbox = (statement: string): string =>
  statement
    .replace(/^((?:CREATE|ALTER|DROP) TABLE|DROP INDEX) "/, `$1 ${own}"`)
    .replace(/^(CREATE (?:UNIQUE )?INDEX "\w+" ON) "/, `$1 ${own}"`)
    .replace(/REFERENCES "public"\."(\w+)"(\(.+?\)) ON DELETE no action/, (whole, name, columns) =>
      names.has(name) ? `REFERENCES ${own}"${name}"${columns} ON DELETE cascade` : whole,
    )

/** The statements that apply the changes of tables to their copies in test mode. */
export const sandboxStatements = (
  statements: readonly string[],
  tableOfIndex: TableOfIndex,
): readonly string[] =>
  statements
    .filter((statement) => names.has(findTable(statement, tableOfIndex) ?? ''))
    .map(forSandbox)
